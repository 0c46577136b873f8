import { boards } from '../../../contract/primitives/boards.ts';
import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';
import { everywhere } from './core/rules/places.ts';

export const inCountries = { among: countries.map(({ fid }) => fid) };
export const toTopic = { to: 'topics.topics.topid' } as const;
const toCategory = { to: 'countries.categories.typeid' } as const;

/** Where its rows lead in other domains, beside those of its rooms. */
export const threadsReferences: ReferencesIn<'threads'> = {
  'threads.held': { country_fid: inCountries, authorid: toMember, claimed_by: toMember, decided_by: toMember },
  'threads.takedowns': { country_fid: inCountries, authorid: toMember, by_uid: toMember },
  'threads.author_counters': { uid: toMember },
  'threads.board_days': { fid: { among: boards.map(({ fid }) => fid), except: [everywhere] } },
  'threads.category_days': { country_fid: inCountries, typeid: toCategory },
  'threads.category_threads': { country_fid: inCountries, typeid: toCategory },
  'threads.favorites': { uid: toMember },
  'threads.reading_places': { uid: toMember },
  'threads.threads': {
    authorid: toMember,
    fid: { among: boards.map(({ fid }) => fid) },
    country_fid: inCountries,
    typeid: toCategory,
    groupid: { to: 'groups.groups.groupid' },
    topid: toTopic,
  },
};
