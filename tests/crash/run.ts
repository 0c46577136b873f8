import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Site, startSite } from '../../e2e/support/site.ts';
import { createDb, createPool, isUp } from '../../server/platform/db/pool.ts';
import { runningEmbedded } from '../../server/platform/postgres/embedded.ts';
import { postmasterPid } from '../../server/platform/postgres/liveness.ts';
import { drawnBy } from './drawn.ts';
import { createHolding } from './holds.ts';
import { createLoad } from './load.ts';
import { makeSetting } from './setting.ts';
import { verify } from './verify.ts';

export interface CrashOptions {
  kills: number;
  seed: number;
  members: number;
  /** Is given a line for each kill. */
  say(line: string): void;
}

/** What of the site is killed, in turn. */
const turns = ['server', 'database', 'server', 'database', 'both'] as const;
type Victim = (typeof turns)[number];

export interface CrashFigures {
  kills: Record<Victim, number>;
  /** Acts with money that were sent, done and refused. */
  acts: number;
  done: number;
  refused: number;
  /** Not answered before a kill, and sent again with their keys. */
  replayed: number;
  /** Sent again after their answer, which had to come once more. */
  repeated: number;
  holds: number;
  transfers: number;
  accounts: number;
  seconds: number;
  /** What is wrong at the end; empty where every promise held. */
  faults: string[];
}

/** The site, its database and whoever acts on it, between one kill and the next. */
interface Stage {
  site: Site;
  dataDir: string;
}

const start = (dataDir: string): Promise<Site> => startSite({ databaseUrl: '', dataDir });

/** Kills a site again and again while members move money, and proves at the end that nothing of it was lost or done twice. */
export async function crashTest({ kills, seed, members, say }: CrashOptions): Promise<CrashFigures> {
  const began = performance.now();
  const dataDir = await mkdtemp(join(tmpdir(), 'baobab-crash-'));
  const drawn = drawnBy(seed);
  const stage: Stage = { site: await start(dataDir), dataDir };
  const url = await runningEmbedded(dataDir);
  if (url === undefined) throw new Error('the database of the site does not answer');
  const pool = createPool({ url, max: 4 });
  const db = createDb(pool);
  const killed: Record<Victim, number> = { server: 0, database: 0, both: 0 };
  try {
    const setting = await makeSetting(db, stage.site.url, members);
    const load = createLoad(setting, drawn);
    const holding = await createHolding(db, drawn);
    const holds = holding.run(url);
    let replayed = 0;
    for (let at = 0; at < kills; at += 1) {
      const victim = turns[at % turns.length]!;
      const acting = load.run(stage.site.url);
      await delay(leastMs + drawn.int(mostMs - leastMs));
      await kill(stage, victim);
      killed[victim] += 1;
      await acting.stop();
      await comeBack(stage, victim, pool);
      const open = await load.replay(stage.site.url);
      replayed += open;
      say(
        `${at + 1} of ${kills}: the ${nameOf(victim)} killed, ${load.journal.acts.length} acts, ${open} of them unanswered`,
      );
    }
    await holds.stop();
    const { asked, differ } = await load.repeat(stage.site.url, repeats);
    const { faults, transfers, accounts } = await verify({ db, pool, setting, journal: load.journal, holding });
    faults.push(...differ.map(({ call, key }) => `${call} under ${key} was answered otherwise the second time`));
    const done = load.journal.acts.filter(({ answer }) => answer?.ok).length;
    const acts = load.journal.acts.length;
    return {
      ...{ kills: killed, acts, done, refused: acts - done, replayed, repeated: asked },
      ...{ holds: holding.made(), transfers, accounts, faults },
      seconds: (performance.now() - began) / 1000,
    };
  } finally {
    await pool.end();
    await stage.site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** For how long members act before a kill. */
const leastMs = 300;
const mostMs = 2000;
/** Acts that are sent once more at the end. */
const repeats = 300;

const nameOf = (victim: Victim): string => (victim === 'both' ? 'server and its database were' : `${victim} was`);

/** Without a chance to say a word. */
async function kill({ site, dataDir }: Stage, victim: Victim): Promise<void> {
  const ended = victim === 'database' ? undefined : once(site.process, 'exit');
  if (victim !== 'server') process.kill((await postmasterPid(join(dataDir, 'postgres')))!, 'SIGKILL');
  if (victim !== 'database') site.process.kill('SIGKILL');
  await ended;
}

const patienceMs = 120_000;

/** Starts what was killed, where it doesn't come back by itself, and waits until all of it is there. */
async function comeBack(stage: Stage, victim: Victim, pool: Parameters<typeof isUp>[0]): Promise<void> {
  if (victim !== 'database') stage.site = await start(stage.dataDir);
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(20)) {
    const answer = await fetch(`${stage.site.url}/readyz`).catch(() => undefined);
    if (answer?.ok && (await isUp(pool))) return;
  }
  throw new Error(`the site was not ready again after ${patienceMs / 1000} s`);
}
