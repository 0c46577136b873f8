import type { ContestFacts } from '../../../contract/domains/contests/shapes.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import type { Titles } from './events.ts';
import { phaseOf } from './rules/phase.ts';
import type { ContestRow } from './sql/contests.ts';
import type { PrizeRow } from './sql/prizes.ts';

/** What a contest is called, as events carry it. */
export const titlesOf = ({ words }: Pick<ContestRow, 'words'>): Titles => ({
  title_en: words.en.title,
  title_fr: words.fr.title,
  title_hi: words.hi.title,
});

/** Text of lines, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface Counted {
  entries: number;
  prizes: readonly PrizeRow[];
}

/** What lists and pages say of a contest now. */
export function presentContest(
  contest: ContestRow,
  { entries, prizes }: Counted,
  { locale, now }: { locale: Language; now: Date },
): ContestFacts {
  const { id, fid, country_fid, words, decide, entries_max } = contest;
  return {
    ...{ id, fid, country_fid, title: words[locale].title, brief: words[locale].brief },
    phase: phaseOf(contest, now),
    opens_at: unixSeconds(contest.opens_at),
    entries_until: unixSeconds(contest.entries_until),
    closes_at: unixSeconds(contest.closes_at),
    winners_at: unixSeconds(contest.winners_at),
    ...{ decide, entries_max, entries, first_prize: prizes[0]?.what[locale] ?? '' },
  };
}
