import { z } from 'zod';
import { withOwn } from '../../../../own.ts';
import { count } from '../../../../primitives/fields.ts';
import { hiddenWays } from './limits.ts';

/** The part of a thread that only some may read, and what opens it. */
export const hiddenPart = withOwn(
  {
    opens: z.enum(hiddenWays),
    /** XGold that it costs, else 0. */
    xgold: count,
    /** Level that opens it, else 0. */
    level: count,
  },
  {
    own: z.object({
      open: z.boolean(),
      /** Its HTML for a reader who may read it, else empty. */
      words: z.string(),
      /** Name of the refusal that stands in the way of reading it, or empty. */
      refusal: z.string(),
      can: z.object({ pay: z.boolean() }),
      /** Name of the refusal that stands in the way of paying for it, or empty. */
      payRefusal: z.string(),
    }),
  },
);
export type HiddenPart = z.output<typeof hiddenPart>;

/** The same as its author takes it up again. */
export const ownHiddenPart = z.object({
  opens: z.enum(hiddenWays),
  xgold: count,
  level: count,
  words: z.string(),
  /** Somebody has paid for it: it can't be removed any more. */
  sold: z.boolean(),
});
export type OwnHiddenPart = z.output<typeof ownHiddenPart>;
