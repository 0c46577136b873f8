import type { AdminContest } from '../../../../contract/domains/contests/shapes.ts';

type Prize = Pick<AdminContest['prizes'][number], 'place' | 'xgold' | 'count' | 'what_en' | 'what_fr' | 'what_hi'>;

const between = '|';

/** Prizes as operators write them: one a line, place, XGold, pieces, then what it is in three languages. */
export const prizeLines = (prizes: readonly Prize[]): string =>
  prizes
    .map(({ place, xgold, count, what_en, what_fr, what_hi }) =>
      [place, xgold, count, what_en, what_fr, what_hi].join(` ${between} `),
    )
    .join('\n');

/** The same as the call takes it; a line that isn't whole is refused by the server, which says so. */
export const prizesSent = (lines: string): string =>
  JSON.stringify(
    lines
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [place, xgold, count, what_en, what_fr, what_hi] = line.split(between).map((part) => part.trim());
        return { place, xgold: xgold || 0, count: count || 1, what_en, what_fr, what_hi };
      }),
  );
