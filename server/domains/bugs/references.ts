import { boards } from '../../../contract/primitives/boards.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';
import { inCountries } from '../threads/index.ts';

const board = { among: boards.map(({ fid }) => fid) };
const thread = { to: 'threads.threads.tid' } as const;

/** Where its rows lead in other domains. */
export const bugsReferences: ReferencesIn<'bugs'> = {
  'bugs.variables': { fid: board },
  'bugs.options': { fid: board },
  'bugs.emails': { tid: thread, uid: toMember },
  'bugs.history': {
    ...{ tid: thread, uid: toMember, pid: { to: 'threads.posts.pid', except: [0] } },
    country_fid: { ...inCountries, except: [0] },
  },
  'bugs.months': { country_fid: inCountries },
  'bugs.saved_answers': { uid: toMember },
};
