import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const messagesReferences: ReferencesIn<'messages'> = {
  'messages.pairs': { low_uid: toMember, high_uid: toMember, begun_by: toMember },
  'messages.room_members': { uid: toMember, peer_uid: { ...toMember, except: [0] } },
  'messages.messages': { uid: toMember },
};
