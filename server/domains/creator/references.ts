import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';

const toCountry = { among: countries.map(({ fid }) => fid) };

/** Where its rows lead in other domains. */
export const creatorReferences: ReferencesIn<'creator'> = {
  'creator.applications': { uid: toMember, by_uid: toMember },
  'creator.creators': { uid: toMember, country_fid: toCountry },
  'creator.days': { uid: toMember },
  'creator.thread_days': { uid: toMember, tid: { to: 'threads.threads.tid' } },
  'creator.months': { uid: toMember, country_fid: toCountry },
  'creator.pools': { country_fid: toCountry },
  'creator.published': { country_fid: toCountry },
};
