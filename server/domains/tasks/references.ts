import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const tasksReferences: ReferencesIn<'tasks'> = {
  'tasks.acts': { uid: toMember, to_uid: toMember },
  'tasks.counts': { uid: toMember },
  'tasks.ended_seen': { uid: toMember },
  'tasks.finished': { uid: toMember, medalid: { to: 'profiles.medal_kinds.medalid', except: [0] } },
  'tasks.tasks': {
    medalid: { to: 'profiles.medal_kinds.medalid', except: [0] },
    country_fid: { among: countries.map(({ fid }) => fid), except: [0] },
  },
};
