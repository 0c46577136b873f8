import { z } from 'zod';
import { time } from '../../primitives/fields.ts';
import { figureUnits } from './limits.ts';

/** A figure, or null where it isn't shown: `under` 5 where fewer people are meant or could be worked out, 0 where nothing was counted yet. */
export const shownFigure = z.object({ value: z.int().nullable(), under: z.int().min(0) });

/** What is counted of each day, as its domain declares it. */
export const figureShape = z.object({
  /** `<domain>.<name>` */
  figure: z.string(),
  /** In the language asked for, as are those of its parts. */
  label: z.string(),
  unit: z.enum(figureUnits),
  /** Whether days may be summed up: people who came on two days are one person. */
  sums: z.boolean(),
  /** Of what its days are made, such as the reasons why money moved; empty where they are of one piece. */
  parts: z.array(z.object({ part: z.string(), label: z.string() })),
});

export const dayOfSeries = shownFigure.extend({
  day: z.iso.date(),
  /** As many days earlier as the series is long. */
  before: shownFigure.extend({ day: z.iso.date() }),
});

/** The people who joined in one week, and how many of them came in each week after it. */
export const joinedWeek = z.object({
  /** Its Monday. */
  week: z.iso.date(),
  joined: shownFigure,
  /** The first is the week after; weeks that aren't over are left out. */
  after: z.array(shownFigure),
});

export const countedAt = time.nullable();
