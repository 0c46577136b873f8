import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const topicsReferences: ReferencesIn<'topics'> = {
  'topics.follows': { uid: toMember },
  'topics.member_tags': { uid: toMember },
  'topics.topics': {
    categoryid: { to: 'countries.categories.typeid' },
    country_fid: { among: countries.map(({ fid }) => fid) },
    host_uid: toMember,
    logo_aid: { to: 'media.images.aid' },
  },
};
