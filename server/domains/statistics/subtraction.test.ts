import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countries, countryOfFid, languages } from '../../../contract/primitives/countries.ts';
import { testForum } from '../../../tests/support/forum.ts';
import { utcDay } from '../../platform/days.ts';
import { countDay } from './jobs/count-day.ts';
import { dayAfter } from './rules/days.ts';

const { api, app, clock, db, member, forgetLimits } = await testForum();
const operator = await member({ groupid: 1 });
const today = utcDay(clock.now());

let last = (Date.now() % 1_000_000) + 1;
const seed = last;
const dice = (below: number): number => {
  last = (last * 48_271) % 2_147_483_647;
  return last % below;
};

const fids = countries.map(({ fid }) => fid);
const people = new Map<number, number[]>();
for (const fid of fids) {
  const there = await Promise.all(Array.from({ length: 9 }, () => member({ countryFid: fid })));
  people.set(
    fid,
    there.map(({ uid }) => uid),
  );
}

/** Up to nine people of each country came on a day, none of some. */
async function comeOn(day: string): Promise<void> {
  const uids = fids.flatMap((fid) => (people.get(fid) ?? []).slice(0, dice(3) === 0 ? 0 : dice(10)));
  await sql`
    insert into accounts.came (day, own, uid)
    select ${day}::date, own, uid from unnest(${uids}::bigint[]) as u (uid), unnest(array[true, false]) as o (own)`.execute(
    db,
  );
}

interface Whose {
  country_fid?: number;
  language?: string;
}

/** What the page shows of a day, which the file shows as well; null where it isn’t shown. */
async function shownOf(day: string, whose: Whose): Promise<number | null> {
  forgetLimits();
  const span = { from: day, to: day, ...whose };
  const { days } = (await api.must('statistics.series', { figure: 'members.here', ...span } as never, operator)).data;
  const file = await api.call('statistics.csv', { figures: 'members.here', before: 0, ...span } as never, operator);
  const [, cell] = new TextDecoder().decode(file.bytes).split('\r\n')[1]?.split(',') ?? [];
  const value = days[0]?.value ?? null;
  expect([cell, whose]).toEqual([value === null ? 'under 5' : String(value), whose]);
  return value;
}

test(`what all have more than the countries and languages that are shown is nobody, or five people and more (seed ${seed})`, async () => {
  for (const back of [1, 2, 3]) {
    const day = dayAfter(today, -back);
    await comeOn(day);
    await countDay({ db, clock: clock.now, figures: () => app.figures.filter(({ name }) => name === 'here') }, day);
    const all = await shownOf(day, {});
    const ofCountry = new Map<number, number | null>();
    for (const fid of fids) ofCountry.set(fid, await shownOf(day, { country_fid: fid }));
    const ofLanguage = new Map<string, number | null>();
    for (const language of languages) ofLanguage.set(language, await shownOf(day, { language }));
    for (const shown of [all, ...ofCountry.values(), ...ofLanguage.values()])
      if (shown !== null) expect(shown).toBeGreaterThanOrEqual(5);
    const sumOf = (shown: Iterable<number | null>) => [...shown].reduce<number>((sum, value) => sum + (value ?? 0), 0);
    const left = (whole: number | null, parts: Iterable<number | null>) => (whole === null ? 0 : whole - sumOf(parts));
    const rests = [
      ...languages.map((language) => {
        const there = [...ofCountry].filter(([fid]) => countryOfFid(fid)?.language === language);
        return left(ofLanguage.get(language) ?? null, new Map(there).values());
      }),
      left(all, ofLanguage.values()),
      left(all, ofCountry.values()),
    ];
    expect(
      rests.filter((rest) => rest !== 0 && rest < 5),
      JSON.stringify([...ofCountry]),
    ).toEqual([]);
  }
});
