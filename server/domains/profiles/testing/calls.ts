import type { profilesCalls } from '../../../../contract/domains/profiles/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof profilesCalls> = {
  'profiles.get-profile': { whose: 'open' },
  'profiles.user-info': { whose: { input: ({ ada }) => ({ uuid: ada.uid }), refusal: 'profiles.foreign_uid' } },
  'profiles.personal-info': { whose: 'open' },
  'profiles.user-count': { whose: 'open' },
  'profiles.update-basic-info': {
    whose: { input: ({ ada }) => ({ uid: ada.uid, sightml: 'Hers' }), refusal: 'profiles.foreign_uid' },
  },
  'profiles.set-privacy': {
    whose: { input: ({ ada }) => ({ uid: ada.uid, gender: 'me' }), refusal: 'profiles.foreign_uid' },
  },
  'profiles.set-picture': {
    good: { kind: 'cover' },
    whose: { input: ({ ada, aid }) => ({ uid: ada.uid, kind: 'avatar', aid }), refusal: 'profiles.foreign_uid' },
  },
  'profiles.change-username': {
    whose: { input: ({ ada }) => ({ uid: ada.uid, username: 'not_hers' }), refusal: 'profiles.foreign_uid' },
    sound: () => ({ username: 'another_name' }),
  },
  'profiles.change-location': {
    good: { country_fid: 188 },
    whose: { input: ({ ada }) => ({ uid: ada.uid, country_fid: 207 }), refusal: 'profiles.foreign_uid' },
  },
};
