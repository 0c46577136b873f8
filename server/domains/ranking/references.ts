import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';

const toCountry = { among: countries.map(({ fid }) => fid) };

/** Where its rows lead in other domains. */
export const rankingReferences: ReferencesIn<'ranking'> = {
  'ranking.absences': { uid: toMember },
  'ranking.newcomers': { uid: toMember, country_fid: toCountry, tid: { to: 'threads.threads.tid' } },
  'ranking.places': { uid: toMember, country_fid: toCountry },
  'ranking.points': { uid: toMember, country_fid: toCountry },
  'ranking.runs': { after_uid: { none: 'where a counting goes on, whoever stood there' } },
  'ranking.totals': { scope_fid: { ...toCountry, except: [0] } },
};
