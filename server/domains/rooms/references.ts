import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';

const toMemberOrNobody = { ...toMember, except: [0] };

/** Where its rows lead in other domains. */
export const roomsReferences: ReferencesIn<'messages'> = {
  'messages.rooms': {
    owner_uid: toMemberOrNobody,
    country_fid: { among: countries.map(({ fid }) => fid), except: [0] },
    aid: { to: 'media.images.aid', except: [0] },
    topid: { to: 'topics.topics.topid', except: [0] },
    fid: { to: 'countries.categories.typeid', except: [0] },
    thread_group: { to: 'groups.groups.groupid', except: [0] },
  },
  'messages.pairs': { low_uid: toMember, high_uid: toMember, begun_by: toMember },
  'messages.room_members': { uid: toMember, peer_uid: toMemberOrNobody },
  'messages.room_requests': { uid: toMember },
  'messages.room_invites': { uid: toMember, by_uid: toMember },
  'messages.room_outs': { uid: toMember },
};
