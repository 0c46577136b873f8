import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ThreadRow } from '../../contract/domains/threads/shapes.ts';
import type { Opened, Refused } from '../../contract/open-envelope.ts';
import { boardOfFid } from '../../contract/primitives/boards.ts';
import { type Country, countries, countryOfFid, localePath } from '../../contract/primitives/countries.ts';
import { boardName } from '../domains/countries/index.ts';
import { lastThread, threadsInRange } from '../domains/threads/index.ts';
import type { Db } from '../platform/context.ts';
import { translate } from '../platform/texts.ts';
import { atomFeed } from './atom.ts';
import { robots, sitemapIndex, sitemapOfPages, sitemapOfThreads, threadsAFile } from './sitemap.ts';

interface SearchEngineDeps {
  db: Db;
  clock: () => Date;
  publicUrl: string;
  siteName: string;
  /** A guest's `feeds.latest`, for a country's language. */
  latest(
    request: FastifyRequest,
    country: Country,
    input: { country_fid: number; fid?: number },
  ): Promise<Opened | Refused>;
}

const minutes = 60_000;
const xml = 'application/xml; charset=utf-8';
const atom = 'application/atom+xml; charset=utf-8';

/** Robots, sitemaps and an Atom feed for each country and board; made at most every few minutes, whoever asks. */
export function registerSearchEngines(app: FastifyInstance, deps: SearchEngineDeps): void {
  const made = new LRUCache<string, string>({
    max: 200,
    ttl: 5 * minutes,
    perf: { now: () => deps.clock().getTime() },
    // The time is asked for each time; by default one is taken for the whole of a millisecond.
    ttlResolution: 0,
    maxSize: 32_000_000,
    sizeCalculation: (body) => body.length + 1,
  });
  const answer = async (reply: FastifyReply, type: string, key: string, make: () => Promise<string> | string) => {
    let body = made.get(key);
    if (body === undefined) {
      body = await make();
      // Kept from when it was made: kept again at each asking, it would never grow old.
      made.set(key, body);
    }
    return reply.type(type).header('cache-control', 'public, max-age=300').send(body);
  };
  const { db, publicUrl } = deps;
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)));
  app.get('/sitemap.xml', (_request, reply) =>
    answer(reply, xml, 'index', async () => sitemapIndex(publicUrl, await lastThread(db))),
  );
  app.get('/sitemap/pages.xml', (_request, reply) => answer(reply, xml, 'pages', () => sitemapOfPages(publicUrl)));
  app.get<{ Params: { n: string } }>('/sitemap/threads-:n(^\\d{1,6}$).xml', (request, reply) => {
    const from = Number(request.params.n) * threadsAFile;
    return answer(reply, xml, `threads-${from}`, async () =>
      sitemapOfThreads(publicUrl, await threadsInRange(db, from, from + threadsAFile)),
    );
  });
  for (const country of countries) {
    const path = localePath(country.code, '/feed.atom');
    app.get(path, (request, reply) => answer(reply, atom, path, () => countryFeed(deps, request, country, path)));
    const boards = localePath(country.code, '/forum/:fid/feed.atom');
    app.get<{ Params: { fid: string } }>(boards, (request, reply) => {
      const board = boardOfFid(Number(request.params.fid));
      if (!board) return reply.callNotFound();
      const own = localePath(country.code, `/forum/${board.fid}/feed.atom`);
      return answer(reply, atom, own, () => boardFeed(deps, request, country, board.fid, own));
    });
  }
}

async function threadsOf(
  deps: SearchEngineDeps,
  request: FastifyRequest,
  country: Country,
  input: { country_fid: number; fid?: number },
) {
  const answer = await deps.latest(request, country, input);
  if (!answer.ok) throw new Error(`the feed was refused: ${answer.name}`);
  return (answer.data as { list: ThreadRow[] }).list;
}

async function countryFeed(
  deps: SearchEngineDeps,
  request: FastifyRequest,
  country: Country,
  path: string,
): Promise<string> {
  const threads = await threadsOf(deps, request, country, { country_fid: country.fid });
  const { language } = country;
  const title = translate(language, 'feeds.atomTitle', { site: deps.siteName, place: country.names[language] });
  return atomFeed({
    ...deps,
    path,
    page: localePath(country.code, '/latest'),
    title,
    language,
    threads,
    now: deps.clock(),
  });
}

/** A country's board shows what its lists show. */
const boardInput = (country: Country, fid: number) =>
  countryOfFid(fid) ? { country_fid: fid } : { country_fid: country.fid, fid };

async function boardFeed(
  deps: SearchEngineDeps,
  request: FastifyRequest,
  country: Country,
  fid: number,
  path: string,
): Promise<string> {
  const threads = await threadsOf(deps, request, country, boardInput(country, fid));
  const { language } = country;
  const place = boardName(boardOfFid(fid)!, language);
  const title = translate(language, 'feeds.atomTitle', { site: deps.siteName, place });
  return atomFeed({
    ...deps,
    path,
    page: localePath(country.code, `/forum/${fid}`),
    title,
    language,
    threads,
    now: deps.clock(),
  });
}
