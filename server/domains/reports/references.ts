import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const reportsReferences: ReferencesIn<'reports'> = {
  'reports.cases': {
    tid: { to: 'threads.threads.tid', except: [0] },
    pid: { to: 'threads.posts.pid', except: [0] },
    uid: toMember,
    country_fid: { among: countries.map(({ fid }) => fid) },
    claimed_by: toMember,
    decided_by: toMember,
  },
  'reports.reports': { uid: toMember },
};
