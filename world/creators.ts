import { sql } from 'kysely';
import { creatorPoints } from '../server/app/creator-ports.ts';
import {
  creatorConditions,
  creatorPools,
  monthBefore,
  recountDays,
  settleMonths,
} from '../server/domains/creator/index.ts';
import { memberByUsername } from '../server/domains/members/index.ts';
import { daysAfter, daysBefore, utcDay } from '../server/platform/days.ts';
import { changeSetting, createSettings } from '../server/platform/settings.ts';
import { byHand, type Stage } from './stage.ts';
import {
  applicants,
  askedOfCreators,
  creatorOfStory,
  creatorPagesOfStory,
  figureDays,
  monthlyPool,
  viewsAtFirst,
} from './story/creators.ts';

const again = 30;

/** A creator with figures of weeks, an applicant who waits, one who was refused, and pages for them. */
export async function settleCreators(stage: Stage): Promise<void> {
  const now = stage.platform.clock();
  const uid = (await memberByUsername(stage.platform.db, creatorOfStory.name)) ?? 0;
  const { db } = stage.platform;
  await sql`update creator.creators set since = ${daysBefore(now, creatorOfStory.days)} where uid = ${uid}`.execute(db);
  await fillDays(stage, uid, now);
  await setFigures(stage, now);
  await settleMonths({ db, clock: () => now, settings: createSettings(stage.platform), creatorPoints });
  for (const applicant of applicants) await fillApplication(stage, applicant, now);
  await fillPages(stage, now);
}

/** Views of a thread on a day: most at first and of what is liked, more on days before a weekend, and no two days alike. */
function viewsOn(age: number, { tid, likes }: { tid: number; likes: number }, at: number): number {
  const weekly = [0.9, 0.82, 0.95, 1.02, 1.18, 1.35, 1.2][at % 7] ?? 1;
  const chance = 0.85 + 0.3 * Math.abs(Math.sin(at * 12.9898 + tid));
  return Math.round(((viewsAtFirst * (likes + 1)) / (1 + age / 7)) * weekly * chance);
}

/** What stands is counted from its rows; views have none, so that they are added to threads, their days, days and points alike. */
async function fillDays({ platform: { db } }: Stage, uid: number, now: Date): Promise<void> {
  const days = Array.from({ length: figureDays }, (_, at) => utcDay(daysBefore(now, figureDays - at)));
  for (const day of days) await recountDays({ db, clock: () => now }, { day, uid });
  const { rows: threads } = await sql<{ tid: number; likes: number; day: string }>`
    select tid, likes, to_char(created_at, 'YYYY-MM-DD') as day from threads.threads
     where authorid = ${uid} and status = 1 and deleted_at is null`.execute(db);
  const read = threads.flatMap((thread) =>
    days.flatMap((day, at) => {
      const age = Math.round((Date.parse(day) - Date.parse(thread.day)) / 86_400_000);
      return age < 0 ? [] : [{ tid: thread.tid, day, views: viewsOn(age, thread, at) }];
    }),
  );
  const rows = sql`unnest(${read.map(({ tid }) => tid)}::bigint[], ${read.map(({ day }) => day)}::date[],
                          ${read.map(({ views }) => views)}::bigint[]) as r (tid, day, views)`;
  await sql`
    insert into creator.days (uid, day, views)
    select ${uid}::bigint, r.day, sum(r.views) from ${rows} group by r.day
    on conflict (uid, day) do update set views = days.views + excluded.views`.execute(db);
  await sql`
    insert into creator.thread_days (uid, day, tid, views) select ${uid}::bigint, r.day, r.tid, r.views from ${rows}
    on conflict (uid, day, tid) do update set views = thread_days.views + excluded.views`.execute(db);
  await sql`
    update threads.threads t set views = t.views + more.views
      from (select r.tid, sum(r.views) as views from ${rows} group by r.tid) more where t.tid = more.tid`.execute(db);
  await sql`
    update ranking.points p set views = p.views + more.views, score = p.score + more.views
      from (select date_trunc('month', r.day)::date as month, sum(r.views) as views from ${rows} group by 1) more
     where p.uid = ${uid} and p.month = more.month`.execute(db);
}

/** What operators set: conditions for a small site, and what super creators share in the running month and shared in the last. */
async function setFigures(stage: Stage, now: Date): Promise<void> {
  const month = utcDay(now).slice(0, 7);
  const pools = [monthBefore(month), month].map((each) => ({ ...monthlyPool, month: each }));
  await byHand(stage, now, async (ctx) => {
    await changeSetting(ctx, creatorConditions.name, askedOfCreators, 0);
    await changeSetting(ctx, creatorPools.name, pools, 0);
  });
}

type Applicant = (typeof applicants)[number];

async function fillApplication({ platform: { db } }: Stage, applicant: Applicant, now: Date): Promise<void> {
  const uid = (await memberByUsername(db, applicant.name)) ?? 0;
  const sent = daysBefore(now, applicant.sent);
  const refused = 'refused' in applicant ? applicant.refused : undefined;
  const answered = refused && daysAfter(sent, 1);
  await sql`
    insert into creator.applications (uid, message, status, sent_at, answered_at, by_uid, reason, again_at)
    values (${uid}, ${applicant.message}, ${refused ? 'refused' : 'waiting'}, ${sent}, ${answered ?? null}::timestamptz,
            ${refused ? ((await memberByUsername(db, refused.by)) ?? 0) : null}::bigint, ${refused?.reason ?? ''},
            ${answered ? daysAfter(answered, again) : null}::timestamptz)`.execute(db);
}

async function fillPages({ platform: { db } }: Stage, now: Date): Promise<void> {
  for (const { kind, title, words } of creatorPagesOfStory)
    await sql`
      insert into creator.pages (kind, title_en, title_fr, title_hi, words_en, words_fr, words_hi, position, published, changed_at)
      values (${kind}, ${title[0]}, ${title[1]}, ${title[2]}, ${words[0]}, ${words[1]}, ${words[2]}, 10, true, ${now})`.execute(
      db,
    );
}
