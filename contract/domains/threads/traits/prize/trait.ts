import { z } from 'zod';
import { emptySays, id, text } from '../../../../primitives/fields.ts';
import { memberLimits } from '../../../members/limits.ts';
import { noShapes, type TraitShapes } from '../trait.ts';
import { prizeLimits } from './limits.ts';

/** Who won what, as a thread shows it: `winner` is null where the reader sees nothing of them, or they are gone. */
const prizeShape = z.object({ what: z.string(), winner: z.object({ uid: id, username: z.string() }).nullable() });
export type Prize = z.output<typeof prizeShape>;

/** A prize badge: who won what. Moderators say it with threads of their own. */
export const prizeTrait = {
  ...noShapes,
  body: {
    /** What was won, empty for none. */
    prize: emptySays(text(prizeLimits.rawWhatMax).optional()),
    /** Who won it, by name; the one who writes where nobody is named. */
    prize_winner: emptySays(text(memberLimits.usernameMax).optional()),
  },
  refuses: ['threads.prize_not_yours', 'threads.prize_too_long', 'threads.prize_winner_unknown'],
  row: { prize: prizeShape.nullable() },
  edit: { prize: prizeShape.nullable() },
} as const satisfies TraitShapes;
