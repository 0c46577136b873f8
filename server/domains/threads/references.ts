import { boards } from '../../../contract/primitives/boards.ts';
import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';
import { everywhere } from './rules/places.ts';

const inCountries = { among: countries.map(({ fid }) => fid) };
const toCategory = { to: 'countries.categories.typeid' } as const;

/** Where its rows lead in other domains. */
export const threadsReferences: ReferencesIn<'threads'> = {
  'threads.author_counters': { uid: toMember },
  'threads.board_days': { fid: { among: boards.map(({ fid }) => fid), except: [everywhere] } },
  'threads.category_days': { country_fid: inCountries, typeid: toCategory },
  'threads.category_threads': { country_fid: inCountries, typeid: toCategory },
  'threads.favorites': { uid: toMember },
  'threads.likes': { uid: toMember },
  'threads.poll_votes': { uid: toMember },
  'threads.posts': { authorid: toMember },
  'threads.reading_places': { uid: toMember },
  'threads.reward_days': { uid: toMember },
  'threads.rewards': { uid: toMember, authorid: toMember },
  'threads.takedowns': { country_fid: inCountries, authorid: toMember, by_uid: toMember },
  'threads.threads': {
    authorid: toMember,
    fid: { among: boards.map(({ fid }) => fid) },
    country_fid: inCountries,
    typeid: toCategory,
    topid: { to: 'topics.topics.topid' },
  },
  'threads.topic_pins': { topid: { to: 'topics.topics.topid' }, by_uid: toMember },
  'threads.topic_threads': { topid: { to: 'topics.topics.topid' } },
};
