import type { moderationCalls } from '../../../../contract/domains/moderation/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof moderationCalls> = {
  'moderation.ban-state': { whose: { input: ({ ada }) => ({ uid: ada.uid }), refusal: 'wire.forbidden' } },
  'moderation.ban-user': {
    good: { ban_uid: 999_999, bannew: 0 },
    whose: {
      input: ({ ada }) => ({ ban_uid: ada.uid, bannew: 4, banexpirynew: 1, reason: 'No' }),
      refusal: 'wire.forbidden',
    },
    audited: {
      action: 'moderation.ban',
      input: async ({ member }) => ({ ban_uid: (await member()).uid, bannew: 5, banexpirynew: 0, reason: 'spam' }),
      changed: ['groupid', 'until'],
      reason: 'spam',
    },
  },
  'moderation.own-appeal': { whose: 'own' },
  'moderation.appeal': { whose: 'own', sound: () => ({ message: 'It was not me.' }) },
};
