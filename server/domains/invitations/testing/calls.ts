import type { invitationsCalls } from '../../../../contract/domains/invitations/calls.ts';
import type { CallSamples, OfficeScene } from '../../../../tests/support/call-samples.ts';

/** A reward that is held, since two friends of one inviter use one device. */
async function heldReward({ api, friendOf, member, operator, runTask }: OfficeScene): Promise<number> {
  const inviter = await member();
  const device = `device of ${inviter.uid}`;
  await friendOf(inviter, { device });
  await friendOf(inviter, { device });
  await runTask('invitations.count-friends');
  const { list } = (await api.must('invitations.holds', {}, operator)).data;
  return list.find(({ uid }) => uid === inviter.uid)!.id;
}

const range = { model: 'Trail', first: '35999000', last: '35999000' };

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof invitationsCalls> = {
  'invitations.own': { whose: 'own' },
  'invitations.friends': { whose: 'own' },
  'invitations.inviter': { whose: 'open' },
  'invitations.rewards': { whose: 'open' },
  'invitations.imei': { whose: 'own' },
  'invitations.activate-imei': { whose: 'open', sound: () => ({ imei: '490154203237518' }) },
  'invitations.holds': {},
  'invitations.release-hold': {
    sound: () => ({ id: 1 }),
    audited: {
      action: 'invitations.release',
      input: async (scene) => ({ id: await heldReward(scene), note: 'a family' }),
      changed: ['status'],
      reason: 'a family',
    },
  },
  'invitations.refuse-hold': {
    sound: () => ({ id: 1 }),
    audited: {
      action: 'invitations.refuse',
      input: async (scene) => ({ id: await heldReward(scene), note: 'a farm' }),
      changed: ['status'],
      reason: 'a farm',
    },
  },
  'invitations.imei-ranges': {},
  'invitations.add-imei-range': {
    sound: () => ({ first: '49015420', last: '49015421' }),
    audited: {
      action: 'invitations.add-range',
      input: async () => range,
      changed: ['first', 'last'],
      reason: '',
    },
  },
  'invitations.remove-imei-range': {
    audited: {
      action: 'invitations.remove-range',
      input: async ({ api, operator }) => {
        const { id } = (
          await api.must('invitations.add-imei-range', { ...range, first: '35999001', last: '35999001' }, operator)
        ).data;
        return { id };
      },
      changed: ['first', 'last'],
      reason: '',
    },
  },
};
