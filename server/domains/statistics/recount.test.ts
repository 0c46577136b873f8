import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Country, countries, countryOfFid } from '../../../contract/primitives/countries.ts';
import { testForum } from '../../../tests/support/forum.ts';
import { utcDay } from '../../platform/days.ts';
import { figureName } from '../../platform/figure.ts';
import { dayIn } from '../../platform/time-zone.ts';
import { countDay } from './jobs/count-day.ts';
import { dayAfter, endsWeek } from './rules/days.ts';
import { writeBusyDays } from './testing/busy-days.ts';

const { app, clock, db, member } = await testForum();
const today = utcDay(clock.now());
const deps = { db, clock: clock.now, figures: () => app.figures };

/** Numbers below a bound that look like chance, the same from the same seed. */
function diceOf(seed: number): (below: number) => number {
  let last = seed;
  return (below) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % below;
  };
}
const seed = (Date.now() % 1_000_000) + 1;
const dice = diceOf(seed);

const places = [188, 206, 207, 210, 211, 293];
const people = await Promise.all(
  Array.from({ length: 24 }, (_, at) => member({ countryFid: places[at % places.length] ?? 188, days: 1 + dice(50) })),
);
const uids = people.map(({ uid }) => uid);
await writeBusyDays(db, { dice, uids, countries: places, until: clock.now(), days: 50 });

/** Something that happened: when, or on which day, where, and how much of it. */
interface Happened {
  at: Date;
  country: number;
  part?: string;
  value: number;
}

/** Every row of each figure as it stands in its tables, read without a day or a country and summed up here. */
const rowsOf: Record<string, ReturnType<typeof sql<Happened>>> = {
  'members.joined': sql`select created_at as at, country_fid as country, 1 as value from accounts.members`,
  'threads.threads': sql`select created_at as at, country_fid as country, 1 as value from threads.threads`,
  'threads.replies': sql`
    select p.created_at as at, t.country_fid as country, 1 as value
      from threads.posts p, threads.threads t where t.tid = p.tid and p.position > 1`,
  'messages.sent': sql`select sent_at as at, uid as country, 1 as value from messages.messages`,
  ...Object.fromEntries(
    (['xgold', 'xcoin'] as const).flatMap((currency) =>
      (['In', 'Out'] as const).map((way) => [
        `economy.${currency}${way}`,
        sql<Happened>`
          select e.at, e.account / 2 as country, t.reason as part, abs(e.amount)::int as value
            from economy.entries e, economy.transfers t
           where t.id = e.transfer and e.account > 0 and e.currency = ${currency}
             and sign(e.amount) = ${way === 'In' ? 1 : -1}`,
      ]),
    ),
  ),
  'store.orders': sql`select paid_at as at, country_fid as country, 1 as value from store.orders`,
  'store.spent': sql`select paid_at as at, country_fid as country, price::int as value from store.orders`,
  'store.refunded': sql`
    select s.at, o.country_fid as country, o.price::int as value
      from store.order_steps s, store.orders o where o.order_id = s.order_id and s.status = 'refunded'`,
  'review.reports': sql`
    select r.created_at as at, c.country_fid as country, r.reason as part, 1 as value
      from reports.reports r, reports.cases c where c.id = r.case_id`,
  'review.decided': sql`
    select decided_at as at, country_fid as country, 1 as value,
           case when decided_at - created_at <= interval '2 hours' then 'inTime' else 'late' end as part
      from reports.cases where decision in ('dismissed', 'removed')`,
  'bugs.reports': sql`select created_at as at, country_fid as country, 1 as value from threads.bug_reports`,
  'bugs.answered': sql`
    select created_at as at, country_fid as country, 1 as value,
           case when in_time then 'inTime' else 'late' end as part
      from bugs.history where in_time is not null`,
  'creator.applications': sql`select sent_at as at, uid as country, 1 as value from creator.applications`,
  'creator.income': sql`
    select paid_at as at, country_fid as country, amount as value from creator.months where status = 'paid'`,
  'draw.entries': sql`select entered_at as at, uid as country, 1 as value from draw.entries where weight > 0`,
  'draw.prizes': sql`
    select decided_at as at, country_fid as country, 1 as value from draw.picks where state = 'won'`,
};
/** Those whose rows name the member. */
const byMember = /^(messages|economy)\.|^creator\.applications|^draw\.entries/;

const countryOfMember = new Map(
  (await db.selectFrom('accounts.members').select(['uid', 'country_fid']).execute()).map((row) => [
    Number(row.uid),
    row.country_fid,
  ]),
);

const sumOf = (rows: readonly Happened[]): number => rows.reduce((sum, { value }) => sum + Number(value), 0);

/** What is stored of a figure's day, by whose it is and its part. */
async function stored(figure: string, day: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('statistics.figures')
    .select(['country_fid', 'language', 'part', 'value'])
    .where('figure', '=', figure)
    .where('day', '=', day)
    .execute();
  return new Map(rows.map((row) => [`${row.country_fid || row.language} ${row.part}`, Number(row.value)]));
}

const inLanguage = (language: string) => (row: Happened) => countryOfFid(row.country)?.language === language;
const of =
  ({ fid, timeZone }: Country, day: string) =>
  (row: Happened) =>
    row.country === fid && dayIn(timeZone, row.at) === day;

/** Figures whose rows are those of days have tests of their own. */
const figures = app.figures.filter(({ byCalendar }) => !byCalendar);

describe(`at random days (seed ${seed})`, () => {
  const days = Array.from({ length: 4 }, () => dayAfter(today, -1 - dice(50)));

  test.each(figures.map(figureName))(
    '%s equals a recount of every row, by part, language and country',
    async (name) => {
      const query = rowsOf[name];
      if (query === undefined) throw new Error(`say in rowsOf what the rows of ${name} are`);
      const all = (await query.execute(db)).rows.map((row) => ({
        ...row,
        country: byMember.test(name) ? (countryOfMember.get(Number(row.country)) ?? 0) : row.country,
      }));
      expect(all.length).toBeGreaterThan(20);
      const figure = figures.filter((each) => figureName(each) === name);
      for (const day of days) {
        await countDay({ ...deps, figures: () => figure }, day);
        const found = await stored(name, day);
        const expected = new Map<string, number>();
        const put = (whose: string, rows: readonly Happened[]) => {
          if (rows.length > 0 || whose === '') expected.set(`${whose} `, sumOf(rows));
          for (const part of new Set(rows.flatMap((row) => row.part ?? [])))
            expected.set(`${whose} ${part}`, sumOf(rows.filter((row) => row.part === part)));
        };
        const utc = all.filter(({ at }) => utcDay(at) === day);
        put('', utc);
        for (const language of ['en', 'fr', 'hi']) put(language, utc.filter(inLanguage(language)));
        for (const country of countries) put(String(country.fid), all.filter(of(country, day)));
        expect(found, day).toEqual(expected);
      }
    },
  );

  test('the money of all days together, by reason, is what the ledger moved', async () => {
    const first = dayAfter(today, -51);
    for (let day = first; day < today; day = dayAfter(day, 1))
      await countDay({ ...deps, figures: () => figures.filter(({ domain }) => domain === 'economy') }, day);
    const { rows: ofLedger } = await sql<{ name: string; part: string; value: number }>`
      select e.currency || case when e.amount > 0 then 'In' else 'Out' end as name, t.reason as part,
             sum(abs(e.amount))::int as value
        from economy.entries e join economy.transfers t on t.id = e.transfer
       where e.account > 0 and e.at >= ${new Date(first)} and e.at < ${new Date(today)} group by 1, 2 order by 1, 2`.execute(
      db,
    );
    const { rows: counted } = await sql<{ name: string; part: string; value: number }>`
      select split_part(figure, '.', 2) as name, part, sum(value)::int as value from statistics.figures
       where figure like 'economy.%' and country_fid = 0 and language = '' and part <> '' and day < ${today}
       group by 1, 2 order by 1, 2`.execute(db);
    expect(ofLedger.length).toBeGreaterThan(8);
    expect(counted).toEqual(ofLedger);
    // What members have is what they got less what went from them.
    const { rows: held } = await sql<{ currency: string; balance: number }>`
      select currency, sum(amount)::int as balance from economy.entries
       where account > 0 and at >= ${new Date(first)} and at < ${new Date(today)} group by 1 order by 1`.execute(db);
    const inAll = (name: string) =>
      counted.filter((row) => row.name === name).reduce((sum, { value }) => sum + value, 0);
    for (const { currency, balance } of held) expect(inAll(`${currency}In`) - inAll(`${currency}Out`)).toBe(balance);
  });
});

describe(`who came, at random days (seed ${seed})`, async () => {
  const rows = uids.flatMap((uid) =>
    Array.from({ length: 30 }, () => ({ uid, day: dayAfter(today, -1 - dice(39)), own: dice(2) === 0 })),
  );
  await sql`
    insert into accounts.came (day, own, uid) select day, own, uid
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (day date, own boolean, uid bigint)
    on conflict do nothing`.execute(db);
  const sunday = [1, 2, 3, 4, 5, 6, 7].map((back) => dayAfter(today, -back)).find((day) => endsWeek(day)) ?? '';
  // In Kenya the week had begun, in Nigeria it had not.
  const between = new Date(Date.parse(dayAfter(sunday, -6)) - 2.5 * 3_600_000);
  await db
    .updateTable('accounts.members')
    .set({ created_at: between })
    .where('uid', '=', uids[0] ?? 0)
    .execute();
  const all = await db.selectFrom('accounts.members').select(['uid', 'country_fid', 'created_at']).execute();
  const cameIn = (own: boolean, from: string, to: string) => {
    const there = rows.filter((row) => row.own === own && row.day >= from && row.day <= to);
    return new Set(there.map(({ uid }) => uid));
  };

  test.each([
    ['members.here', 1],
    ['members.hereWeek', 7],
    ['members.hereMonth', 30],
  ] as const)('%s is each member once within %i days', async (name, length) => {
    const figure = app.figures.filter((each) => figureName(each) === name);
    for (const day of [1, 2, 3].map(() => dayAfter(today, -1 - dice(9)))) {
      await countDay({ ...deps, figures: () => figure }, day);
      const found = await stored(name, day);
      const utc = cameIn(false, dayAfter(day, 1 - length), day);
      expect([day, found.get(' ')]).toEqual([day, utc.size]);
      const own = cameIn(true, dayAfter(day, 1 - length), day);
      for (const fid of places) {
        const there = all.filter(({ uid, country_fid }) => country_fid === fid && own.has(Number(uid)));
        expect([day, fid, found.get(`${fid} `) ?? 0]).toEqual([day, fid, there.length]);
      }
    }
  });

  test('of those who joined in each week, as many came in each week after as came of them', async () => {
    await countDay({ ...deps, figures: () => [] }, sunday);
    const { rows: counted } = await sql<{ later: number; week: string; fid: number; language: string; value: number }>`
      select later, week::text as week, country_fid as fid, language, value::int as value
        from statistics.cohorts`.execute(db);
    for (let later = 0; later <= 4; later += 1) {
      const week = dayAfter(sunday, -6 - 7 * later);
      const [own, utc] = [true, false].map((each) => cameIn(each, dayAfter(sunday, -6), sunday));
      const of = (fid: number, dayOf: (at: Date) => string, came: ReadonlySet<number> | undefined) =>
        all.filter(
          (row) =>
            (fid === 0 || row.country_fid === fid) &&
            dayOf(row.created_at) >= week &&
            dayOf(row.created_at) <= dayAfter(week, 6) &&
            (later === 0 || came?.has(Number(row.uid))),
        ).length;
      const found = (fid: number) =>
        counted.find((row) => row.later === later && row.week === week && row.fid === fid && row.language === '');
      expect([later, found(0)?.value]).toEqual([later, of(0, utcDay, utc)]);
      for (const fid of places) {
        const zone = countryOfFid(fid)?.timeZone ?? 'UTC';
        const expected = of(fid, (at) => dayIn(zone, at), own);
        expect([later, fid, found(fid)?.value ?? 0]).toEqual([later, fid, expected]);
      }
    }
  });
});
