import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const invitationsReferences: ReferencesIn<'invitations'> = {
  'invitations.devices': { uid: toMember },
  'invitations.holds': { uid: toMember, decided_by: toMember },
  'invitations.imei_tries': { uid: toMember },
  'invitations.imeis': { uid: toMember },
  'invitations.invitees': { uid: toMember },
  'invitations.months': { uid: toMember },
};
