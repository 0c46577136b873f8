import type { groupCalls } from '../../../../../../contract/domains/threads/traits/group/calls.ts';
import type { CallSamples } from '../../../../../../tests/support/call-samples.ts';
import { adasGroup } from './adas-group.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof groupCalls> = {
  'threads.of-group': {
    good: { groupid: 1 },
    whose: { input: async (scene) => ({ groupid: (await adasGroup(scene)).groupid }), refusal: 'groups.members_only' },
  },
};
