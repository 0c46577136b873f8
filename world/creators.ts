import { sql } from 'kysely';
import { creatorIncome } from '../server/domains/creator/index.ts';
import { transfer } from '../server/domains/economy/index.ts';
import { memberByUsername } from '../server/domains/members/index.ts';
import { daysAfter, daysBefore, utcDay } from '../server/platform/days.ts';
import { byHand, type Stage } from './stage.ts';
import { applicants, commonDay, creatorOfStory, creatorPagesOfStory, figureDays } from './story/creators.ts';

const again = 30;

/** A creator with figures of weeks and months that were paid, an applicant who waits, one who was refused, and pages for them. */
export async function settleCreators(stage: Stage): Promise<void> {
  const now = stage.platform.clock();
  const uid = (await memberByUsername(stage.platform.db, creatorOfStory.name)) ?? 0;
  await sql`
    update creator.creators set since = ${daysBefore(now, creatorOfStory.days)} where uid = ${uid}`.execute(
    stage.platform.db,
  );
  await fillDays(stage, uid, now);
  for (const [back, month] of creatorOfStory.months.entries()) await fillMonth(stage, uid, { ...month, back, now });
  for (const applicant of applicants) await fillApplication(stage, applicant, now);
  await fillPages(stage, now);
}

/** A week has better days, the months grow a little, and no two days are alike. */
function swing(at: number): number {
  const weekly = [0.9, 0.82, 0.95, 1.02, 1.18, 1.35, 1.2][at % 7] ?? 1;
  return weekly * (0.75 + (0.4 * at) / figureDays) * (0.9 + 0.2 * Math.abs(Math.sin(at * 12.9898)));
}

async function fillDays({ platform }: Stage, uid: number, now: Date): Promise<void> {
  const days = Array.from({ length: figureDays }, (_, at) => ({
    day: utcDay(daysBefore(now, figureDays - at)),
    share: swing(at),
    threads: at % 3 === 2 ? 0 : 1 + (at % 7 === 5 ? 1 : 0),
  }));
  const figure = (of: keyof typeof commonDay, turn: number) =>
    days.map(({ share }, at) => Math.round(commonDay[of] * share * (1 + 0.12 * Math.sin(at * turn))));
  await sql`
    insert into creator.days (uid, day, views, threads, comments, likes, fans)
    select ${uid}::bigint, d.day, d.views, d.threads, d.comments, d.likes, d.fans
      from unnest(${days.map(({ day }) => day)}::date[], ${figure('views', 1.7)}::bigint[],
                  ${days.map(({ threads }) => threads)}::int[], ${figure('comments', 2.3)}::int[],
                  ${figure('likes', 3.1)}::int[], ${figure('fans', 4.9)}::int[])
        as d (day, views, threads, comments, likes, fans)
    on conflict (uid, day) do update
      set views = excluded.views, threads = excluded.threads, comments = excluded.comments, likes = excluded.likes,
          fans = excluded.fans`.execute(platform.db);
}

interface PastMonth {
  points: number;
  rank: number;
  amount: number;
  /** 0 for the last month that is over. */
  back: number;
  now: Date;
}

/** A month that is over, paid on the second of the one after. */
async function fillMonth(stage: Stage, uid: number, { points, rank, amount, back, now }: PastMonth): Promise<void> {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - back, 1));
  const month = utcDay(first).slice(0, 7);
  const payDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 2, 6));
  const at = payDay < now ? payDay : now;
  const receipt =
    amount === 0
      ? undefined
      : await byHand(stage, at, (ctx) =>
          transfer(ctx, {
            ...{ key: `creator:${month}:${uid}`, kind: 'earned', reason: creatorIncome, reference: `creator:${month}` },
            movements: [{ from: 'mint', to: uid, currency: 'xgold', amount }],
          }),
        );
  const { db } = stage.platform;
  await sql`
    insert into creator.pools (country_fid, month, xgold, counted_at)
    values (188, ${utcDay(first)}::date, ${amount * 4}, ${at}) on conflict (country_fid, month) do nothing`.execute(db);
  await sql`
    insert into creator.months (uid, month, country_fid, points, rank, amount, status, transfer, paid_at)
    values (${uid}, ${utcDay(first)}::date, 188, ${points}, ${rank}, ${amount}, ${receipt ? 'paid' : 'none'},
            ${receipt?.transfer ?? null}::bigint, ${receipt ? at : null}::timestamptz)`.execute(db);
}

type Applicant = (typeof applicants)[number];

async function fillApplication({ platform: { db } }: Stage, applicant: Applicant, now: Date): Promise<void> {
  const uid = (await memberByUsername(db, applicant.name)) ?? 0;
  const sent = daysBefore(now, applicant.sent);
  const refused = 'refused' in applicant ? applicant.refused : undefined;
  const answered = refused && daysAfter(sent, 2);
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
