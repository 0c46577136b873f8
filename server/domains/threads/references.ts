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
  'threads.drafts': { uid: toMember, groupid: { to: 'groups.groups.groupid' } },
  'threads.favorites': { uid: toMember },
  'threads.held': { country_fid: inCountries, authorid: toMember, claimed_by: toMember, decided_by: toMember },
  'threads.hidden_sales': { uid: toMember, authorid: toMember },
  'threads.likes': { uid: toMember },
  'threads.poll_votes': { uid: toMember },
  'threads.posts': { authorid: toMember },
  'threads.prints': { uid: toMember },
  'threads.reading_places': { uid: toMember },
  'threads.reward_days': { uid: toMember },
  'threads.rewards': { uid: toMember, authorid: toMember },
  'threads.strikes': { authorid: toMember },
  'threads.takedowns': { country_fid: inCountries, authorid: toMember, by_uid: toMember },
  'threads.versions': { authorid: toMember },
  'threads.video_files': { uid: toMember },
  'threads.video_links': { uid: toMember, aid: { to: 'media.images.aid' } },
  'threads.writers': { uid: toMember },
  'threads.threads': {
    authorid: toMember,
    fid: { among: boards.map(({ fid }) => fid) },
    country_fid: inCountries,
    typeid: toCategory,
    groupid: { to: 'groups.groups.groupid' },
    topid: { to: 'topics.topics.topid' },
  },
  'threads.topic_pins': { topid: { to: 'topics.topics.topid' }, by_uid: toMember },
  'threads.topic_threads': { topid: { to: 'topics.topics.topid' } },
};
