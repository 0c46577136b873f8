import { sql } from 'kysely';
import { zonesOf } from '../server/app/zones.ts';
import type { App } from '../server/app.ts';
import { noteCame } from '../server/domains/members/index.ts';
import { countDay, dayAfter, daysBetween } from '../server/domains/statistics/index.ts';
import { utcDay } from '../server/platform/days.ts';
import { dayIn } from '../server/platform/time-zone.ts';
import { inParallel } from './stage.ts';

/** Days whose figures are there when the world is opened. */
const countedDays = 60;

/** Whoever wrote was there: the days on which members came are those of their posts, and the figures are counted of what stands. */
export async function countWorld({ platform, figures }: Pick<App, 'platform' | 'figures'>): Promise<void> {
  const { db, clock } = platform;
  const { rows } = await sql<{ uid: number; at: Date }>`
    select distinct authorid as uid, date_trunc('hour', created_at) as at from threads.posts`.execute(db);
  const zones = await zonesOf(db, [...new Set(rows.map(({ uid }) => uid))]);
  const came = new Map(
    rows.map(({ uid, at }) => {
      const days = { utc: utcDay(at), own: dayIn(zones.get(uid) ?? 'UTC', at) };
      return [`${uid} ${days.utc} ${days.own}`, { uid, days }];
    }),
  );
  await inParallel(came.values(), 4, ({ uid, days }) => noteCame(db, uid, days));
  const today = utcDay(clock());
  const days = daysBetween(dayAfter(today, -countedDays), dayAfter(today, -1));
  await inParallel(days, 4, (day) => countDay({ db, clock, figures: () => figures }, day));
}
