import { boards } from '../../../contract/primitives/boards.ts';
import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';
import { everywhere } from './rules/places.ts';

/** Where its rows lead in other domains. */
export const threadsReferences: ReferencesIn<'threads'> = {
  'threads.author_counters': { uid: toMember },
  'threads.board_days': { fid: { among: boards.map(({ fid }) => fid), except: [everywhere] } },
  'threads.favorites': { uid: toMember },
  'threads.likes': { uid: toMember },
  'threads.poll_votes': { uid: toMember },
  'threads.posts': { authorid: toMember },
  'threads.threads': {
    authorid: toMember,
    fid: { among: boards.map(({ fid }) => fid) },
    country_fid: { among: countries.map(({ fid }) => fid) },
  },
};
