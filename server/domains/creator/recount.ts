import type { Db } from '../../platform/context.ts';
import { writeInJob } from '../../platform/jobs/write-in-job.ts';
import { momentOf } from '../../platform/time-zone.ts';
import { fansByDay } from '../follows/index.ts';
import { type DaySpan, receivedByDay, receivedByThread } from '../threads/index.ts';
import { dayAfter, zoneOf } from './rules/days.ts';
import { noFigures } from './rules/facts.ts';
import { type CreatorRow, countriesOfCreators, creatorsAfter, creatorsAmong } from './sql/creators.ts';
import { type DayRow, lockCounted, setDays } from './sql/days.ts';
import { type CountedThread, setThreadDays } from './sql/thread-days.ts';

/** A day of a zone, as moments. */
export const spanOf = (timeZone: string, day: string): DaySpan => ({
  day,
  from: momentOf(timeZone, new Date(day)),
  to: momentOf(timeZone, new Date(dayAfter(day, 1))),
});

/** What the owners' rows say of some days of a creator. Views have no rows: theirs stay. */
export async function countedAnew(
  db: Db,
  { uid, country_fid }: Pick<CreatorRow, 'uid' | 'country_fid'>,
  days: readonly string[],
): Promise<DayRow[]> {
  const spans = days.map((day) => spanOf(zoneOf(country_fid), day));
  const fans = new Map((await fansByDay(db, uid, spans)).map((row) => [row.day, row.fans]));
  const received = await receivedByDay(db, uid, spans);
  return received.map((row) => ({ uid, ...noFigures, ...row, fans: fans.get(row.day) ?? 0 }));
}

/** The same of each thread: its likes, and replies to it. */
export const threadsAnew = (
  db: Db,
  { uid, country_fid }: Pick<CreatorRow, 'uid' | 'country_fid'>,
  days: readonly string[],
): Promise<CountedThread[]> =>
  receivedByThread(
    db,
    uid,
    days.map((day) => spanOf(zoneOf(country_fid), day)),
  );

/** Counts some days of a creator anew within a transaction; facts that come late and happened before change nothing. */
export async function recountOf(
  { db, now }: { db: Db; now: Date },
  creator: Pick<CreatorRow, 'uid' | 'country_fid'>,
  days: readonly string[],
): Promise<void> {
  await lockCounted(
    db,
    days.map((day) => ({ uid: creator.uid, day })),
  );
  await setDays(db, await countedAnew(db, creator, days), now);
  await setThreadDays(db, creator.uid, days, await threadsAnew(db, creator, days));
}

const atOnce = 200;

/** Counts a day anew of one creator, or of all; how many they were. */
export async function recountDays(
  { db, clock }: { db: Db; clock: () => Date },
  { day, uid }: { day: string; uid?: number | undefined },
): Promise<number> {
  if (uid !== undefined) {
    const creator = (await creatorsAmong(db, [uid])).get(uid);
    if (creator) await writeInJob(db, clock(), (ctx) => recountOf(ctx, creator, [day]));
    return creator ? 1 : 0;
  }
  let counted = 0;
  for (const countryFid of await countriesOfCreators(db)) {
    for (let after = 0; ; ) {
      const some = await creatorsAfter(db, countryFid, after, atOnce);
      for (const creator of some) await writeInJob(db, clock(), (ctx) => recountOf(ctx, creator, [day]));
      counted += some.length;
      after = some.at(-1)?.uid ?? after;
      if (some.length < atOnce) break;
    }
  }
  return counted;
}
