import type { profilesCalls } from '../../../contract/domains/profiles/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { changeLocation } from './actions/change-location.ts';
import { changeUsername, type RenameDeps } from './actions/change-username.ts';
import { setPicture } from './actions/set-picture.ts';
import { setPrivacy } from './actions/set-privacy.ts';
import { updateBasicInfo } from './actions/update-basic-info.ts';
import { profilesDeeds } from './deeds.ts';
import { noteCompleted } from './listeners/note-completed.ts';
import { profilesReasons } from './money.ts';
import { profilesNotices } from './notices.ts';
import { profilesPersonalData, profilesTables } from './personal-data.ts';
import { profilesKnownOf } from './reads/known.ts';
import { profilesReferences } from './references.ts';
import { profilesSettings } from './settings.ts';

type Read = 'profiles.get-profile' | 'profiles.user-info' | 'profiles.personal-info' | 'profiles.user-count';
type Mine = Exclude<keyof typeof profilesCalls, Read>;

/** What the profiles domain binds; the reads that span domains are bound by `server/pages/profile.ts`. */
export function createProfiles(deps: RenameDeps): DomainParts<Mine> {
  return {
    domain: 'profiles',
    settings: profilesSettings,
    deeds: profilesDeeds,
    listeners: noteCompleted,
    reasons: profilesReasons,
    notices: profilesNotices,
    tables: profilesTables,
    references: profilesReferences,
    knownOf: profilesKnownOf,
    personalData: profilesPersonalData,
    handlers: {
      'profiles.update-basic-info': updateBasicInfo(deps.settings),
      'profiles.set-privacy': setPrivacy,
      'profiles.set-picture': setPicture,
      'profiles.change-location': changeLocation,
      'profiles.change-username': changeUsername(deps),
    },
  };
}
