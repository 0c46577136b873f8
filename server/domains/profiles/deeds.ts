import { type Deed, defineDeed, when } from '../../platform/deed.ts';
import { profileCompleted } from './events.ts';

const completingProfile = defineDeed('profiles', 'complete_profile', {
  done: [when(profileCompleted, ({ uid }) => ({ uid, once: 'profile' }))],
});

/** What members do here. */
export const profilesDeeds: readonly Deed[] = [completingProfile];
