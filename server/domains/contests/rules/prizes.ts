import { z } from 'zod';
import { contestLimits } from '../../../../contract/domains/contests/limits.ts';
import { text, whole } from '../../../../contract/primitives/fields.ts';

const { prizesMax, piecesMax, prizeWordsMax, goldMax } = contestLimits;
const words = text(prizeWordsMax).trim().min(1);

const prizes = z
  .array(
    z.object({
      place: whole(1, prizesMax),
      what_en: words,
      what_fr: words,
      what_hi: words,
      xgold: whole(0, goldMax).default(0),
      count: whole(1, piecesMax).default(1),
    }),
  )
  .max(prizesMax)
  .refine((list) => new Set(list.map(({ place }) => place)).size === list.length);

/** A prize as it is stored. */
export interface Prize {
  place: number;
  what: { en: string; fr: string; hi: string };
  xgold: number;
  pieces: number;
}

/** Prizes as they were sent, by their places; undefined where they are no such list. */
export function takePrizes(sent: string): Prize[] | undefined {
  const parsed = prizes.safeParse(jsonOf(sent));
  return parsed.data
    ?.map(({ place, what_en, what_fr, what_hi, xgold, count }) => ({
      ...{ place, xgold, pieces: count },
      what: { en: what_en, fr: what_fr, hi: what_hi },
    }))
    .toSorted((one, other) => one.place - other.place);
}

function jsonOf(sent: string): unknown {
  if (sent.trim() === '') return [];
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}
