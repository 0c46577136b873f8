import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const groupsReferences: ReferencesIn<'groups'> = {
  'groups.groups': {
    country_fid: { among: countries.map(({ fid }) => fid) },
    owner_uid: toMember,
    logo_aid: { to: 'media.images.aid' },
    typeid: { to: 'countries.categories.typeid' },
  },
  'groups.group_tags': { tagid: { to: 'topics.tags.tagid' } },
  'groups.members': { uid: toMember },
  'groups.requests': { uid: toMember },
  'groups.removed': { uid: toMember, by_uid: toMember },
};
