import { countries } from '../../../contract/primitives/countries.ts';
import type { ReferencesIn } from '../../platform/references.ts';
import { everywhere } from './listeners/score.ts';

/** Where its rows lead in other domains. */
export const feedsReferences: ReferencesIn<'feeds'> = {
  'feeds.hot': {
    scope_fid: { among: countries.map(({ fid }) => fid), except: [everywhere] },
    tid: { to: 'threads.threads.tid' },
  },
};
