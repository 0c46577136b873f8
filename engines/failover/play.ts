import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isUp } from '../../server/platform/db/pool.ts';
import type { Act, Journal } from '../../tests/crash/load.ts';
import { verify } from '../../tests/crash/verify.ts';
import { canCutOff, cutOff, joinAgain, processesOf, signalAll } from '../support/machine.ts';
import type { Cluster, Node } from '../support/patroni.ts';
import type { Stage } from './stage.ts';
import { type Sightings, startWatch, together } from './watch.ts';

/** How a primary goes, and comes back. */
export interface Fault {
  does: string;
  /** Whether another machine has to take its place. */
  moves: boolean;
  /** Nobody writes before it is back. */
  waits?: boolean;
  go: (node: Node, stage: Stage) => void | Promise<void>;
  back: (node: Node, stage: Stage) => void | Promise<void>;
}

const nothing = (): void => undefined;

async function inStep(cluster: Cluster): Promise<Node> {
  const standby = (await cluster.members()).find(({ role }) => role === 'sync_standby');
  const node = cluster.nodes.find(({ name }) => name === standby?.name);
  if (!node) throw new Error('no standby is in step');
  return node;
}

export const faults = {
  killed: {
    does: 'every process of its machine is killed',
    moves: true,
    go: (node) => signalAll(node, 'SIGKILL'),
    back: (node, { cluster }) => cluster.revive(node),
  },
  frozen: {
    does: 'every process of its machine stands still, and goes on later',
    moves: true,
    go: (node) => signalAll(node, 'SIGSTOP'),
    back: (node) => signalAll(node, 'SIGCONT'),
  },
  'cut off': {
    does: 'no packet passes between its machine and any other',
    moves: true,
    go: (node) => cutOff(node, 'all'),
    back: joinAgain,
  },
  'cut from its peers': {
    does: 'the site reaches its machine, which reaches no other machine of the database',
    moves: true,
    go: (node) => cutOff(node, 'peers'),
    back: joinAgain,
  },
  'gone with its standby': {
    does: 'its machine and that of the standby in step are killed, and the third is too few to choose',
    moves: false,
    waits: true,
    go: async (node, { cluster }) => {
      const standby = await inStep(cluster);
      for (const gone of [node, standby]) signalAll(gone, 'SIGKILL');
    },
    back: (_node, { cluster }) => {
      for (const node of cluster.nodes) if (processesOf(node).length === 0) cluster.revive(node);
    },
  },
  crashed: {
    does: 'its database alone is killed, and Patroni beside it lives',
    moves: false,
    go: async ({ folder }) => {
      const [pid] = (await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    back: nothing,
  },
  'switched over': {
    does: 'an operator hands its place to the standby in step',
    moves: true,
    go: async (node, { cluster }) => {
      const standby = await inStep(cluster);
      await cluster.control('switchover', '--leader', node.name, '--candidate', standby.name, '--force');
    },
    back: nothing,
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** What this machine can try. */
export const triedFaults = (Object.keys(faults) as FaultName[]).filter(
  (name) => !name.startsWith('cut') || canCutOff(),
);

export interface Played {
  fault: FaultName;
  from: string;
  to: string;
  /** Acts that were answered and not refused, all in all. */
  acknowledged: number;
  /** From the fault until an act of each kind was acknowledged that was sent after the last one before the pause. */
  secondsUntil: Record<'any' | 'post' | 'money' | 'message', number>;
  /** From the fault until the proxy's question was answered by another machine, where one was. */
  secondsUntilLeader: number | undefined;
  /** Tries that were answered by "the database is away", or not at all; and the slowest of all. */
  failedTries: number;
  slowestSeconds: number;
  /** Milliseconds in which two databases took themselves for the primary, and two machines said so to the proxy. */
  twoPrimariesMs: number;
  twoLeadersMs: number;
  /** Writes past the proxy that were acknowledged by each machine. */
  watched: Record<string, number>;
  /** Acknowledged acts in each second from three before the fault on. */
  perSecond: number[];
  /** What is wrong at the end; empty where every promise held. */
  wrong: string[];
}

const actsBefore = 150;
const actsAfter = 150;

/** Lets members act, takes the primary from them, brings it back, and proves what was acknowledged. */
export async function play(stage: Stage, fault: FaultName): Promise<Played> {
  const { cluster, sites, load, holding } = stage;
  const { journal } = load;
  const { go, back, moves, waits }: Fault = faults[fault];
  await cluster.whole();
  const primary = await cluster.primary();
  const watch = await startWatch(cluster);
  const holds = holding.run(cluster.url);
  const acting = load.run(...sites.map(({ url }) => url));
  journal.slowestMs = 0;
  const failedBefore = journal.failed;
  let at: number;
  let ended: PromiseSettledResult<void>[] = [];
  try {
    await acknowledged(journal, actsBefore, 'before');
    at = performance.now();
    await go(primary, stage);
    if (waits) await nobody(watch.seen);
    else if (moves) await elsewhere(watch.seen, primary.name, at);
    if (!waits) await acknowledged(journal, actsAfter, 'after');
    await back(primary, stage);
    await cluster.whole();
    await acknowledged(journal, actsAfter, 'with the old primary back');
  } finally {
    ended = await Promise.allSettled([acting.stop(), holds.stop(), watch.end()]);
  }
  const lost = await watch.lost();
  const to = (await cluster.primary()).name;
  return {
    ...{ fault, from: primary.name, to },
    ...figuresOf(journal, watch.seen, at, primary.name),
    failedTries: journal.failed - failedBefore,
    slowestSeconds: seconds(journal.slowestMs),
    wrong: [
      ...(lost === 0 ? [] : [`${lost} acknowledged writes past the proxy are lost`]),
      ...takenInTurn(watch.seen),
      ...ended.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : [])),
      ...(await proven(stage)),
    ],
  };
}

const patienceMs = 90_000;
const isDone = ({ answer }: Act): boolean => answer?.ok === true;
const seconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

async function patiently(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(50)) if (await holds()) return;
  throw new Error(`${what}: not within ${patienceMs / 1000} seconds`);
}

/** So many more acts are acknowledged. */
async function acknowledged(journal: Journal, more: number, when: string): Promise<void> {
  const count = (): number => journal.acts.filter(isDone).length;
  const from = count();
  await patiently(`${more} acts ${when}`, () => count() >= from + more);
}

/** Another machine is asked by the proxy. */
const elsewhere = (seen: Sightings, before: string, since: number): Promise<void> =>
  patiently('another primary', () => seen.leaders.some(({ node, at }) => node !== before && at > since));

const longerThanFailover = 25_000;

/** Nobody has taken its place for longer than that takes. */
const nobody = (seen: Sightings): Promise<void> =>
  patiently('no primary', () => performance.now() - (seen.leaders.at(-1)?.at ?? 0) > longerThanFailover);

const kinds = {
  any: () => true,
  post: ({ call }: Act) => call === 'threads.new-reply',
  money: ({ call }: Act) => /^(economy|store)\.|reward/.test(call),
  message: ({ call }: Act) => call === 'messages.say',
} as const;

/** When acts were acknowledged after the longest pause since the fault. */
function figuresOf(journal: Journal, seen: Sightings, fault: number, before: string) {
  const done = journal.acts.filter(isDone).map((act) => ({ act, at: act.answeredAt! }));
  done.sort((one, other) => one.at - other.at);
  const since = done.filter(({ at }) => at > fault);
  const pauses = since.map(({ at }, n) => ({ at, pause: at - (since[n - 1]?.at ?? fault) }));
  const again = pauses.reduce((longest, one) => (one.pause > longest.pause ? one : longest)).at;
  const until = (is: (act: Act) => boolean): number =>
    seconds((since.find(({ act, at }) => at >= again && is(act))?.at ?? Number.NaN) - fault);
  const perSecond: number[] = Array.from({ length: 63 }, () => 0);
  for (const { at } of done) {
    const second = Math.floor((at - fault) / 1000) + 3;
    if (second >= 0 && second < perSecond.length) perSecond[second]! += 1;
  }
  const leader = seen.leaders.find(({ node, at }) => node !== before && at > fault);
  const watched: Record<string, number> = {};
  for (const { node } of seen.acknowledged) watched[node] = (watched[node] ?? 0) + 1;
  return {
    acknowledged: done.length,
    secondsUntil: {
      ...{ any: until(kinds.any), post: until(kinds.post) },
      ...{ money: until(kinds.money), message: until(kinds.message) },
    },
    secondsUntilLeader: leader && seconds(leader.at - fault),
    twoPrimariesMs: together(seen.primaries),
    twoLeadersMs: together(seen.leaders),
    ...{ watched, perSecond },
  };
}

/** Once another database has acknowledged a write, the one before never does again. */
function takenInTurn({ acknowledged }: Sightings): string[] {
  const turns = acknowledged.filter(({ node }, n) => node !== acknowledged[n - 1]?.node).map(({ node }) => node);
  return new Set(turns).size === turns.length ? [] : [`writes were taken by ${turns.join(', then by ')}`];
}

/** What the database holds against what was acknowledged. */
async function proven(stage: Stage): Promise<string[]> {
  const { pool, sites, load } = stage;
  await patiently('the primary answers', () => isUp(pool));
  const { asked, differ } = await load.repeat(sites[0]!.url, 100);
  const { faults: found, transfers } = await verify({ ...stage, journal: load.journal });
  return [
    ...found,
    ...differ.map(({ call, key }) => `${call} under ${key} was answered otherwise the second time`),
    ...(asked > 0 && transfers > 0 ? [] : ['nothing was done that could be proven']),
  ];
}
