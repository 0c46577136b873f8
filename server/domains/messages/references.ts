import { countries, globalFid } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Nobody, and what nobody wrote. */
const except = [0];
const toPicture = { to: 'media.images.aid', except } as const;

/** Where its rows lead in other domains. */
export const messagesReferences: ReferencesIn<'messages'> = {
  'messages.messages': { uid: toMember, system_uid: { ...toMember, except }, aid: toPicture },
  'messages.mentions': { uid: toMember },
  'messages.reactions': { uid: toMember },
  'messages.settings': { uid: toMember },
  'messages.reports': {
    uid: toMember,
    reporter: { ...toMember, except },
    opened_by: toMember,
    decided_by: toMember,
    country_fid: { among: [...countries.map(({ fid }) => fid), globalFid] },
  },
  'messages.reported': { uid: toMember, aid: { none: 'of a message that may have been withdrawn with its picture' } },
};
