import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';

const inCountries = { among: countries.map(({ fid }) => fid) };

/** Where its rows lead in other domains. */
export const moderationReferences: ReferencesIn<'moderation'> = {
  'moderation.acts': {
    // A warning is about no post.
    tid: { to: 'threads.threads.tid', except: [0] },
    pid: { to: 'threads.posts.pid', except: [0] },
    country_fid: inCountries,
    uid: toMember,
    by_uid: toMember,
  },
  'moderation.address_bans': { country_fid: inCountries, by_uid: toMember, lifted_by: toMember },
  'moderation.addresses': { uid: toMember },
  'moderation.appeals': { country_fid: inCountries, uid: toMember, by_uid: toMember },
  'moderation.audit': { actor_uid: toMember, subject_uid: toMember },
  'moderation.canned_reasons': { country_fid: inCountries },
  'moderation.offices': { uid: toMember, country_fid: inCountries, by_uid: toMember, ended_by: toMember },
  'moderation.words': { country_fid: inCountries },
  'moderation.sanctions': { uid: toMember, by_uid: toMember, lifted_by: toMember },
};
