import { once, type PersonalData } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { forgetMember, nameOf } from './sql/personal-data.ts';

/** Whose the rows are. */
export const searchTables: OwnersIn<'search'> = {
  'search.asked': { none: 'a mark for those words that leads to nobody without the key' },
  'search.barred': { uid: 'forgotten' },
  'search.filling': { none: 'how far the index is' },
  'search.members': { uid: 'forgotten' },
  'search.posts': {
    authorid: { stays: 'posts stay, of a former member' },
    thread_uid: { stays: 'threads stay, of a former member' },
  },
  'search.titles': { none: 'words of titles of threads' },
  'search.topics': { none: 'names of topics' },
  'search.words': { none: 'words that many posts have' },
};

/** The name that a member is found by goes with them. */
export const searchPersonalData: PersonalData = {
  domain: 'search',
  async *collect(db, uid) {
    yield { path: 'found-by.json', rows: once(() => nameOf(db, uid)) };
  },
  async forget({ db }, uid) {
    await forgetMember(db, uid);
    return false;
  },
};
