import type { moderationCalls } from '../../../../contract/domains/moderation/calls.ts';
import type { CallSamples, OfficeScene } from '../../../../tests/support/call-samples.ts';
import { utcDay } from '../../../platform/days.ts';

/** A member who wrote from an address today. */
async function wroteFrom({ db, member }: OfficeScene, address: string): Promise<{ uid: number; address: string }> {
  const { uid } = await member();
  const at = new Date();
  await db
    .insertInto('moderation.addresses')
    .values({ uid, address, day: utcDay(at), last_at: at })
    .execute();
  return { uid, address };
}

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
  'moderation.addresses': {
    whose: { input: ({ ada }) => ({ uid: ada.uid, reason: 'seen' }), refusal: 'wire.forbidden' },
    audited: {
      ...{ action: 'moderation.addresses', changed: [], reason: 'seen' },
      input: async ({ member }) => ({ uid: (await member()).uid, reason: 'seen' }),
    },
  },
  'moderation.address-accounts': {
    good: { address: '198.51.100.7' },
    whose: { input: () => ({ address: '198.51.100.7', reason: 'seen' }), refusal: 'wire.forbidden' },
    audited: {
      ...{ action: 'moderation.address-accounts', changed: [], reason: 'seen' },
      input: async () => ({ address: '198.51.100.7', reason: 'seen' }),
    },
  },
  'moderation.ban-address': {
    good: { address: '198.51.100.7', days: 1, width: 'one' },
    whose: {
      input: ({ ada }) => ({ uid: ada.uid, address: '198.51.100.7', days: 1, reason: 'seen' }),
      refusal: 'wire.forbidden',
    },
    audited: {
      ...{ action: 'moderation.ban-address', changed: ['network', 'until'], reason: 'seen' },
      input: async (scene) => ({ ...(await wroteFrom(scene, '198.51.100.7')), days: 1, reason: 'seen' }),
    },
  },
  'moderation.address-bans': { whose: 'own' },
  'moderation.lift-address': {
    whose: { input: () => ({ id: 1, reason: 'seen' }), refusal: 'wire.forbidden' },
    audited: {
      ...{ action: 'moderation.lift-address', changed: ['banned'], reason: 'seen' },
      input: async (scene) => {
        const from = await wroteFrom(scene, '198.51.100.8');
        const ban = { ...from, days: 1, reason: 'seen' };
        const { id } = (await scene.api.must('moderation.ban-address', ban, scene.operator)).data;
        return { id, reason: 'seen' };
      },
    },
  },
  'moderation.canned': { whose: 'own' },
  'moderation.set-canned': {
    good: { country_fid: 188, en: 'Adverts', fr: 'Publicité', hi: 'विज्ञापन' },
    audited: {
      ...{ action: 'moderation.set-canned', changed: ['words'], reason: '' },
      input: async () => ({ country_fid: 188, en: 'Adverts', fr: 'Publicité', hi: 'विज्ञापन' }),
    },
  },
  'moderation.drop-canned': {
    audited: {
      ...{ action: 'moderation.drop-canned', changed: ['words'], reason: '' },
      input: async ({ api, operator }) => {
        const words = { country_fid: 188, en: 'Adverts', fr: 'Publicité', hi: 'विज्ञापन' };
        return { id: (await api.must('moderation.set-canned', words, operator)).data.id };
      },
    },
  },
  'moderation.words': {},
  'moderation.set-words': {
    good: { country_fid: 188, action: 'mask' },
    audited: {
      ...{ action: 'moderation.set-words', changed: ['added'], reason: '' },
      input: async () => ({ country_fid: 207, action: 'mask', words: 'rubbish', version: 0 }),
    },
  },
  'moderation.own-appeal': { whose: 'own' },
  'moderation.appeal': { whose: 'own', sound: () => ({ message: 'It was not me.' }) },
};
