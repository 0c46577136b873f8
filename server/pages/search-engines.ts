import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ThreadRow } from '../../contract/domains/threads/shapes.ts';
import type { Opened, Refused } from '../../contract/open-envelope.ts';
import { boardOfFid, ownBoardPage } from '../../contract/primitives/boards.ts';
import { type Country, countries, countryOfFid, localePath } from '../../contract/primitives/countries.ts';
import { boardName, categoriesTag, openCategories } from '../domains/countries/index.ts';
import { lastThread, publicThreadsTag, threadsInRange } from '../domains/threads/index.ts';
import { type GuestPageCache, guestPageKey } from '../platform/cache/guest-pages.ts';
import type { Db } from '../platform/context.ts';
import { compressed } from '../platform/http/compress.ts';
import { sendOn } from '../platform/http/send-on.ts';
import { translate } from '../platform/texts.ts';
import { atomFeed } from './atom.ts';
import { robots, sitemapIndex, sitemapOfPages, sitemapOfThreads, threadsAFile } from './sitemap.ts';

interface SearchEngineDeps {
  db: Db;
  clock: () => Date;
  publicUrl: string;
  siteName: string;
  guestPages: Pick<GuestPageCache, 'fill'>;
  /** Counts what has to be made for an address; throws where that is too much. */
  countRead: (ip: string) => void;
  /** A guest's `feeds.latest`, for a country's language; what it shows is added to the tags. */
  latest(
    request: FastifyRequest,
    asked: { country: Country; tags: Set<string> },
    input: { country_fid: number; fid?: number },
  ): Promise<Opened | Refused>;
}

const xml = 'application/xml; charset=utf-8';
const atom = 'application/atom+xml; charset=utf-8';

interface Feed {
  country: Country;
  path: string;
  tags: Set<string>;
}

/**
 * Robots, sitemaps and an Atom feed for each country and board; cached like guests' pages, under the tags of what they
 * show.
 */
export function registerSearchEngines(app: FastifyInstance, deps: SearchEngineDeps): void {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    make: (tags: Set<string>) => Promise<string> | string,
  ) => {
    deps.countRead(request.ip);
    // Another query would be made and cached as another file, of megabytes.
    const [path = '', query] = request.url.split('?', 2);
    if (query !== undefined) return sendOn(reply, path, 308);
    const { headers, body } = await deps.guestPages.fill(guestPageKey(request.url, request.headers), async (tags) => ({
      ...{ status: 200, headers: { 'content-type': type } },
      body: await make(tags),
      tags: [...tags],
    }));
    reply.headers({ ...headers, 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding' });
    return reply.send(await compressed(body, request, reply, 'page'));
  };
  const { db, publicUrl } = deps;
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)));
  app.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, xml, async () => sitemapIndex(publicUrl, await lastThread(db))),
  );
  app.get('/sitemap/pages.xml', (request, reply) =>
    answer(request, reply, xml, async (tags) => {
      tags.add(categoriesTag);
      return sitemapOfPages(publicUrl, await openCategories(db));
    }),
  );
  app.get<{ Params: { n: string } }>('/sitemap/threads-:n(^(?:0|[1-9]\\d{0,5})$).xml', (request, reply) => {
    const from = Number(request.params.n) * threadsAFile;
    return answer(request, reply, xml, async (tags) => {
      tags.add(publicThreadsTag);
      return sitemapOfThreads(publicUrl, await threadsInRange(db, from, from + threadsAFile));
    });
  });
  for (const country of countries) {
    const path = localePath(country.code, '/feed.atom');
    app.get(path, (request, reply) =>
      answer(request, reply, atom, (tags) => countryFeed(deps, request, { country, path, tags })),
    );
    const boards = localePath(country.code, '/forum/:fid(^[1-9]\\d{0,8}$)/feed.atom');
    app.get<{ Params: { fid: string } }>(boards, (request, reply) => {
      const board = boardOfFid(Number(request.params.fid));
      if (!board) return reply.callNotFound();
      const own = localePath(country.code, `/forum/${board.fid}/feed.atom`);
      return answer(request, reply, atom, (tags) => boardFeed(deps, request, { country, path: own, tags }, board.fid));
    });
  }
}

async function threadsOf(
  deps: SearchEngineDeps,
  request: FastifyRequest,
  feed: Feed,
  input: { country_fid: number; fid?: number },
) {
  const answer = await deps.latest(request, feed, input);
  if (!answer.ok) throw new Error(`the feed was refused: ${answer.name}`);
  return (answer.data as { list: ThreadRow[] }).list;
}

async function countryFeed(deps: SearchEngineDeps, request: FastifyRequest, feed: Feed): Promise<string> {
  const { country, path } = feed;
  const threads = await threadsOf(deps, request, feed, { country_fid: country.fid });
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

async function boardFeed(deps: SearchEngineDeps, request: FastifyRequest, feed: Feed, fid: number): Promise<string> {
  const { country, path } = feed;
  const threads = await threadsOf(deps, request, feed, boardInput(country, fid));
  const { language } = country;
  const place = boardName(boardOfFid(fid)!, language);
  const title = translate(language, 'feeds.atomTitle', { site: deps.siteName, place });
  return atomFeed({
    ...deps,
    path,
    page: localePath(country.code, ownBoardPage(fid) ?? `/forum/${fid}`),
    title,
    language,
    threads,
    now: deps.clock(),
  });
}
