import { countries } from '../../../contract/primitives/countries.ts';
import type { ReferencesIn } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const countriesReferences: ReferencesIn<'countries'> = {
  'countries.here': { country_fid: { among: countries.map(({ fid }) => fid) } },
  'countries.categories': { country_fid: { among: countries.map(({ fid }) => fid), except: [0] } },
};
