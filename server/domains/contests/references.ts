import { boards } from '../../../contract/primitives/boards.ts';
import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';

const board = { among: boards.map(({ fid }) => fid) };
const thread = { to: 'threads.threads.tid' } as const;

/** Where its rows lead in other domains. */
export const contestsReferences: ReferencesIn<'contests'> = {
  'contests.agreements': { uid: toMember },
  'contests.awards': { uid: { ...toMember, except: [0] }, tid: thread },
  'contests.categories': { fid: board },
  'contests.contests': { fid: board, country_fid: { among: countries.map(({ fid }) => fid), except: [0] } },
  'contests.jury': { uid: toMember },
  'contests.votes': { uid: toMember, tid: thread },
};
