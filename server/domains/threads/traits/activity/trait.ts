import type { activityTrait as shapes } from '../../../../../contract/domains/threads/traits/activity/trait.ts';
import { flag } from '../../../../platform/flag.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { moderatesIn } from '../../../moderation/index.ts';
import type { Trait } from '../trait.ts';

/** Moderators say that a thread of their country is an activity, also their own. */
export const activityTrait: Trait<typeof shapes> = {
  take({ actor }, { activity }, { before, countryFid }) {
    const stood = before?.activity ?? false;
    const wanted = activity === undefined ? stood : activity === 1;
    if (wanted !== stood && !moderatesIn(actor, countryFid)) refuse('threads.activity_not_yours');
    return { columns: { activity: wanted } };
  },
  row: () => Promise.resolve({ fields: ({ activity }) => ({ activity: flag(activity) }) }),
  edit: (_, thread) => ({ activity: flag(thread?.activity ?? false) }),
};
