import { searchCalls } from '../../../../contract/domains/search/calls.ts';
import { searchTypes } from '../../../../contract/domains/search/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { newestTitleWords } from '../sql/titles.ts';

const wordsAsked = 1;
/** Characters that are typed of a word. */
const typed = 3;

/** With which of its fields a word is searched for. */
const fields = ['', ...[searchTypes.users, searchTypes.topics].map((type) => `&type=${type}`)];

/** Addresses of searches for a word of the newest title, of every kind, and of what is suggested while typing. */
export async function warmUpAddresses(db: Db): Promise<string[]> {
  const words = await newestTitleWords(db, wordsAsked);
  const [search, suggest] = [searchCalls['search.quick-search'].path, searchCalls['search.suggest'].path];
  const asked = (q: string, more: string) => `${search}?q=${encodeURIComponent(q)}${more}`;
  return [
    ...fields.flatMap((more) => words.map((q) => asked(q, more))),
    ...words.map((q) => `${suggest}?q=${encodeURIComponent(q.slice(0, typed))}`),
  ];
}
