import { sql } from 'kysely';
import { register } from 'prom-client';
import { testDb } from '../../support/db.ts';
import { testForum, type Writer } from '../../support/forum.ts';

type Site = Awaited<ReturnType<typeof testForum>>;

/** Past this many seconds no process shows what it made before, however few tags have moved. */
const anewSeconds = 61;

/**
 * A form's key stands in each page of a member, and views, and who is here now, are shown as they were some time ago. How long ago
 * something was is said by each site's own clock.
 */
const comparable = (html: string): string =>
  html
    .replaceAll(/name="_key" value="[^"]+"/g, 'name="_key"')
    .replaceAll(/(<time [^<>]*data-ago[^<>]*>)[^<]*/g, '$1')
    .replaceAll(/"(views|here)":\d+/g, '"$1":0')
    .replaceAll(/<span class="here[^>]*>[^<]*<\/span>/g, '')
    .replaceAll(
      /<span class="num"[^>]*>(?:[^<]*|<span[^>]*>[^<]*<\/span><span[^>]*>[^<]*<\/span>)<\/span> <!-- -->(?:views?|vues?|बार देखा गया)(?:[.।]<!-- --> <!-- -->)?/g,
      '',
    );

/** Where two texts part, for a message that can be read. */
function difference(one: string, other: string): string {
  if (one === other) return '';
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return `reused: …${one.slice(Math.max(0, at - 80), at + 120)}…\n drawn: …${other.slice(Math.max(0, at - 80), at + 120)}…`;
}

/** How often pages were made in a way so far, by the sites of this file. */
async function madeSoFar(how: 'drawn' | 'again'): Promise<number> {
  const { values } = (await register.getSingleMetric('pages_made_total')?.get()) ?? { values: [] };
  return values.find(({ labels }) => labels.how === how)?.value ?? 0;
}

/**
 * Two sites on one database: one reuses what it drew before, the other draws each page from nothing. With `anew` the second draws of what it has just
 * read, while the first forgets by tags alone: for pages all of whose figures move one. Called at the top of a file.
 */
export async function pagesBothWays({ anew }: { anew: boolean }) {
  const database = await testDb();
  const reused = await testForum({ pages: true, database });
  const drawn = await testForum({ pages: true, reusing: 'never', database });
  const cookies = new Map<Writer, string>();

  const cookieOf = async (reader: Writer): Promise<string> => {
    const known = cookies.get(reader);
    if (known) return known;
    const session = await reused.api.must('sign-in.open-page-session', { uid: reader.uid }, { token: reader.token });
    const cookie = String(session.headers.get('set-cookie')).split(';', 1)[0]!;
    cookies.set(reader, cookie);
    return cookie;
  };
  const pageOf = async (site: Site, reader: Writer | null, path: string, lite = false): Promise<string> => {
    const headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' };
    if (reader) headers.cookie = await cookieOf(reader);
    if (lite) headers['save-data'] = 'on';
    const answer = await site.caller().fetch(path, {}, { headers });
    const html = await answer.text();
    if (/m[0-9a-f]{24}\d+[sl];/.test(html)) throw new Error(`a mark of a moment was sent with ${path}`);
    // What React could not draw on the server is a fault in every browser.
    if (html.includes('<!--$!-->')) throw new Error(`a part of ${path} could not be drawn`);
    return `${answer.status}\n${comparable(html)}`;
  };
  /** Views are written every few seconds: meanwhile they wait, so that what is read anew is what was read before. */
  const whileViewsWait = (work: () => Promise<void>): Promise<void> =>
    reused.db.transaction().execute(async (tx) => {
      await sql`lock table threads.threads in exclusive mode`.execute(tx);
      await work();
    });
  /** The day stands in every form's token: the first site follows where the other has come to the next one. */
  const meetOnTheSameDay = (): void => {
    const [now, ahead] = [reused.clock.now(), drawn.clock.now()];
    if (now.toISOString().slice(0, 10) < ahead.toISOString().slice(0, 10))
      reused.clock.advance((ahead.getTime() - now.getTime()) / 1000);
  };
  return {
    whileViewsWait,
    reused,
    pageOf: (reader: Writer | null, path: string, lite = false) => pageOf(reused, reader, path, lite),
    /** From here on neither site shows what it made before. */
    forgetBoth: (): void => {
      for (const site of [reused, drawn]) site.clock.advance(anewSeconds);
    },
    settled: async (): Promise<void> => {
      await reused.settle();
      await drawn.settle();
    },
    /** Where a reader's page differs from the one that is drawn; empty where it doesn't. */
    differing: async (reader: Writer | null, path: string, lite = false): Promise<string> => {
      if (anew) drawn.clock.advance(anewSeconds);
      meetOnTheSameDay();
      const page = await pageOf(reused, reader, path, lite);
      return difference(page, await pageOf(drawn, reader, path, lite));
    },
    /** In which way a reader's page is made. */
    wayOf: async (reader: Writer | null, path: string, lite = false): Promise<string> => {
      const before = await madeSoFar('again');
      const [status] = (await pageOf(reused, reader, path, lite)).split('\n', 1);
      if (status !== '200') return `status ${status}`;
      return (await madeSoFar('again')) > before ? 'again' : 'drawn';
    },
  };
}
