import type { inGroupsCalls } from '../../../../../contract/domains/review/in-groups/calls.ts';
import type { CallSamples } from '../../../../../tests/support/call-samples.ts';
import { adasGroup } from '../../../threads/traits/group/testing/adas-group.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof inGroupsCalls> = {
  'review.hide-in-group': {
    whose: { input: async (scene) => ({ tid: (await adasGroup(scene)).tid }), refusal: 'groups.not_theirs' },
  },
  'review.hidden-in-group': {
    good: { groupid: 1 },
    whose: { input: async (scene) => ({ groupid: (await adasGroup(scene)).groupid }), refusal: 'groups.not_theirs' },
  },
};
