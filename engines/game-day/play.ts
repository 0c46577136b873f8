import { setTimeout as delay } from 'node:timers/promises';
import { verify } from '../../tests/crash/verify.ts';
import type { Raised } from '../support/prometheus.ts';
import type { Part } from './parts.ts';
import type { Stage } from './stage.ts';

export interface Seen {
  part: string;
  does: string;
  /** Tries of writes and pages that were not answered, or by 5xx; and all. */
  failed: { writes: number; pages: number };
  asked: { writes: number; pages: number };
  /** The longest time in which no write was acknowledged. */
  longestPauseSeconds: number;
  /** From the mend until all is well. */
  secondsUntilWell: number;
  /** Alarms whose condition began to hold, and the one that was to. */
  alarms: string[];
  expected: string;
  /** What was acknowledged and is not there, or there twice, or wrong. */
  wrong: string[];
}

const calmSeconds = 5;
const usualSeconds = 10;
const wellWithinSeconds = 90;
const lookMs = 250;

const nameOf = ({ alert, of }: Raised): string =>
  [alert, ...Object.values(of).filter((value) => !value.startsWith('127.'))].join(' ');
const namesOf = (raised: readonly Raised[]): Set<string> => new Set(raised.map(nameOf));

interface Pages {
  asked: number;
  failed: number;
  lastFailure: number;
  stop: () => Promise<void>;
}

/** Guests who read pages, each with a patience of five seconds. */
function startPages(url: string, tids: readonly number[]): Pages {
  const pages = { asked: 0, failed: 0, lastFailure: 0 };
  let going = true;
  const reader = async (): Promise<void> => {
    for (let round = 0; going; round += 1) {
      const path = round % 2 ? '/latest' : `/forum/15443/${tids[round % tids.length]}`;
      pages.asked += 1;
      const answered = await fetch(url + path, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
      await answered?.arrayBuffer().catch(() => undefined);
      if (!answered?.ok) {
        pages.failed += 1;
        pages.lastFailure = performance.now();
      }
      await delay(100);
    }
  };
  const readers = Array.from({ length: 4 }, reader);
  return Object.assign(pages, {
    stop: async () => {
      going = false;
      await Promise.all(readers);
    },
  });
}

/** Breaks a part while members act and guests read, mends it, and proves what was acknowledged. */
export async function play(stage: Stage, name: string, part: Part): Promise<Seen> {
  const { load, proxy, prometheus, setting } = stage;
  const { journal } = load;
  const before = { failed: journal.failed, acts: journal.acts.length };
  const pages = startPages(
    proxy.url,
    setting.posts.map(({ tid }) => tid),
  );
  const acting = load.run(proxy.url);
  let at: number;
  let well: number;
  let alarms: string[];
  try {
    await delay(calmSeconds * 1000);
    const known = namesOf(await prometheus.raised(calmSeconds));
    at = performance.now();
    await part.go(stage);
    await delay((part.seconds ?? usualSeconds) * 1000);
    const mended = performance.now();
    await part.back(stage);
    well = await wellAgain(stage, part, pages, mended);
    const raised = namesOf(await prometheus.raised((performance.now() - at) / 1000));
    alarms = [...raised].filter((alarm) => !known.has(alarm)).sort();
  } finally {
    await Promise.allSettled([acting.stop(), pages.stop()]);
  }
  const acknowledged = journal.acts.flatMap(({ answeredAt }) => (answeredAt !== undefined ? [answeredAt] : []));
  const acts = journal.acts.length - before.acts;
  const failed = journal.failed - before.failed;
  return {
    ...{ part: name, does: part.does, alarms, expected: part.alarm },
    failed: { writes: failed, pages: pages.failed },
    asked: { writes: acts + failed, pages: pages.asked },
    longestPauseSeconds: longestPause(acknowledged, at),
    secondsUntilWell: well,
    wrong: await wrongOf(stage),
  };
}

/** Seconds from the mend until no request has failed for two seconds and the part says that it is well. */
async function wellAgain(stage: Stage, part: Part, pages: Pages, mended: number): Promise<number> {
  const { prometheus, load } = stage;
  const { journal } = load;
  let [failed, since] = [-1, 0];
  for (const deadline = mended + wellWithinSeconds * 1000; performance.now() < deadline; await delay(lookMs)) {
    const ready = await prometheus.ask('count(process_ready == 1)');
    const isWell = ready[0]?.value === 3 && ((await part.well?.(stage)) ?? true);
    const now = performance.now();
    if (!isWell || journal.failed + pages.failed !== failed) {
      failed = journal.failed + pages.failed;
      since = isWell ? now : 0;
      continue;
    }
    if (since === 0) since = now;
    if (now - since > 2000) return rounded(since - mended);
  }
  return Number.POSITIVE_INFINITY;
}

const rounded = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

function longestPause(acknowledged: readonly number[], from: number): number {
  const since = acknowledged.filter((at) => at > from).sort((one, other) => one - other);
  const pauses = since.map((at, n) => at - (since[n - 1] ?? from));
  return rounded(Math.max(0, ...pauses));
}

/** What the database holds against what was acknowledged. */
async function wrongOf({ pool, db, load, setting, holding, proxy }: Stage): Promise<string[]> {
  await load.replay(proxy.url);
  const { differ } = await load.repeat(proxy.url, 50);
  const { faults } = await verify({ pool, db, setting, holding, journal: load.journal });
  return [...faults, ...differ.map(({ call }) => `${call} was answered otherwise the second time`)];
}
