import { countries } from '../../../contract/primitives/countries.ts';
import type { ReferencesIn } from '../../platform/references.ts';

const country = { among: countries.map(({ fid }) => fid), except: [0] };

/** Where its rows lead in other domains. */
export const statisticsReferences: ReferencesIn<'statistics'> = {
  'statistics.cohorts': { country_fid: country },
  'statistics.figures': { country_fid: country },
};
