import { rushTrait as shapes } from '../../../../../contract/domains/threads/traits/rush/trait.ts';
import { flag } from '../../../../platform/flag.ts';
import type { ThreadData } from '../../core/sql/threads.ts';
import { sentIn } from '../draft-fields.ts';
import type { Trait } from '../trait.ts';
import { isRushWinner } from './rules/rush.ts';

/** Each floor once, the lowest first. */
const inOrder = (floors: readonly number[]): number[] => [...new Set(floors)].sort((a, b) => a - b);

/** Which floors of a thread win. */
function presentRush({ rush_every: every, rush_floors: floors }: Pick<ThreadData, 'rush_every' | 'rush_floors'>) {
  const rushes = every > 0 || floors.length > 0;
  return { rushreply: flag(rushes), rushresult: rushes ? { every, floors } : null };
}

/** Floors that win, as the author chose them. */
export const rushTrait: Trait<typeof shapes> = {
  take: (_, { rush_every, rush_floors }, { before }) => ({
    columns: {
      rush_every: rush_every ?? before?.rush_every ?? 0,
      rush_floors: rush_floors ? inOrder(rush_floors) : (before?.rush_floors ?? []),
    },
  }),
  fromDraft: sentIn(shapes.body),
  whole: (_, thread) => Promise.resolve({ fields: presentRush(thread) }),
  post: (thread, { floor }) => ({ is_rush_winner: flag(isRushWinner(thread, floor)) }),
  edit: (_, thread) => ({ rushresult: thread ? presentRush(thread).rushresult : null }),
};
