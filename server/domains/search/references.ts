import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';

const country = { among: countries.map(({ fid }) => fid) };

/** Where its rows lead in other domains. */
export const searchReferences: ReferencesIn<'search'> = {
  'search.asked': { country_fid: { ...country, except: [0] } },
  'search.barred': { uid: toMember },
  'search.members': { uid: toMember, country_fid: country },
  'search.posts': {
    tid: { to: 'threads.threads.tid' },
    pid: { to: 'threads.posts.pid' },
    authorid: toMember,
    thread_uid: toMember,
  },
  'search.titles': { tid: { to: 'threads.threads.tid' }, country_fid: country },
  'search.topics': { topid: { to: 'topics.topics.topid' }, country_fid: country },
};
