import { sql } from 'kysely';
import { countryOfFid } from '../../contract/primitives/countries.ts';
import { creatorPoints } from '../../server/app/creator-ports.ts';
import { recountDays, settleMonths } from '../../server/domains/creator/index.ts';
import type { Db } from '../../server/platform/context.ts';
import { daysBefore, utcDay } from '../../server/platform/days.ts';
import { createSettings } from '../../server/platform/settings.ts';
import { momentOf } from '../../server/platform/time-zone.ts';
import { withApp } from '../app.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';

export const group: Group = { name: 'creators', at: 36, needs: 'database', lines: creators };

const most = 1000;
const days = 31;

/**
 * How long creators' figures take at the whole size of the world, for the thousand of one country with the most threads: a day
 * counted anew, the noon at which a day is shown, and a month that is over; and how many figures differ from another count.
 */
async function creators(databaseUrl: string): Promise<Line[]> {
  return withApp(databaseUrl, async (app) => {
    const { db, clock } = app.platform;
    const { rows } = await sql<{ last: Date | null }>`select max(created_at) as last from threads.posts`.execute(db);
    const last = rows[0]?.last ?? clock();
    const { count, countryFid } = await makeCreators(db, last);
    const day = utcDay(daysBefore(last, 2));
    const anew = await secondsOf(() => recountDays({ db, clock }, { day }));
    const shown = await secondsOf(async () => app.tasks['creator.publish-days']!({}, undefined as never));
    const deps = { db, clock: () => payDayAfter(last), settings: createSettings(app.platform), creatorPoints };
    const month = await secondsOf(() => settleMonths(deps));
    const remark = `${count} creators; ${await differing(db, countryFid, day)} figures differ from another count of all`;
    return [
      { name: 'creators: a day counted anew', unit: 's', measured: anew, target: 60, remark },
      { name: 'creators: a day shown at noon', unit: 's', measured: shown, target: 1 },
      { name: 'creators: a month counted', unit: 's', measured: month, target: 10 },
    ];
  });
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return (performance.now() - began) / 1000;
}

const payDayAfter = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 2, 13));

/** The members with the most threads of the country that has most of them become creators, with days of two threads. */
async function makeCreators(db: Db, last: Date): Promise<{ count: number; countryFid: number }> {
  const since = daysBefore(last, 60);
  await sql`delete from creator.creators`.execute(db);
  await sql`delete from creator.months`.execute(db);
  await sql`delete from creator.pools`.execute(db);
  await sql`
    insert into creator.creators (uid, since, country_fid)
    select m.uid, ${since}, m.country_fid
      from threads.author_counters c join accounts.members m on m.uid = c.uid
     where m.country_fid = (select country_fid from accounts.members group by 1 order by count(*) desc, 1 limit 1)
     order by c.threads desc, m.uid limit ${most}`.execute(db);
  await sql`
    insert into creator.days (uid, day, threads)
    select c.uid, d.day::date, 2
      from creator.creators c, generate_series(${daysBefore(last, days)}::date, ${last}::date, '1 day') as d (day)
    on conflict (uid, day) do nothing`.execute(db);
  const { rows } = await sql<{ count: number; country_fid: number }>`
    select count(*)::int as count, min(country_fid)::int as country_fid from creator.creators`.execute(db);
  return { count: rows[0]?.count ?? 0, countryFid: rows[0]?.country_fid ?? 0 };
}

/** How many figures of a day aren't those that one statement counts of all members at once. */
async function differing(db: Db, countryFid: number, day: string): Promise<number> {
  const zone = countryOfFid(countryFid)?.timeZone ?? 'UTC';
  const from = momentOf(zone, new Date(day));
  const to = momentOf(zone, new Date(Date.parse(day) + 86_400_000));
  const { rows } = await sql<{ wrong: number }>`
    with given as (
      select t.authorid as uid, 'threads' as figure from threads.threads t
       where t.created_at >= ${from} and t.created_at < ${to} and t.status = 1 and t.deleted_at is null
      union all
      select p.authorid, 'likes' from threads.likes l join threads.posts p on p.tid = l.tid and p.pid = l.pid
       where l.created_at >= ${from} and l.created_at < ${to} and l.uid <> p.authorid and p.created_at < ${to}
      union all
      select t.authorid, 'comments' from threads.posts r join threads.threads t on t.tid = r.tid
       where r.created_at >= ${from} and r.created_at < ${to} and r.position > 1 and r.status = 1
         and r.authorid <> t.authorid and not t.replies_to_author
      union all
      select f.follow_uid, 'fans' from follows.follows f where f.created_at >= ${from} and f.created_at < ${to}
    ), counted as (
      select uid, count(*) filter (where figure = 'threads') as threads, count(*) filter (where figure = 'likes') as likes,
             count(*) filter (where figure = 'comments') as comments, count(*) filter (where figure = 'fans') as fans
        from given group by uid)
    select coalesce(sum((d.threads <> coalesce(c.threads, 0))::int + (d.likes <> coalesce(c.likes, 0))::int
                      + (d.comments <> coalesce(c.comments, 0))::int + (d.fans <> coalesce(c.fans, 0))::int), 0)::int as wrong
      from creator.creators k
      join creator.days d on d.uid = k.uid and d.day = ${day}::date
      left join counted c on c.uid = k.uid`.execute(db);
  return rows[0]?.wrong ?? 0;
}
