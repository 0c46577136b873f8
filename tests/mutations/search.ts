import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/search';
const noticedIn = `${at}/search.test.ts`;

export const mutations: readonly Mutation[] = [
  {
    breaks: 'posts above the reader’s level are found',
    file: `${at}/sql/posts.ts`,
    find: '(p.readperm <= ${readaccess}::int or p.thread_uid = ${uid}::bigint)',
    put: '(${readaccess}::int is not null or p.thread_uid = ${uid}::bigint)',
    noticedIn,
  },
  {
    breaks: 'replies of members without access are found',
    file: `${at}/sql/posts.ts`,
    find: 'where b.uid = p.authorid and',
    put: 'where b.uid = p.thread_uid and',
    noticedIn,
  },
  {
    breaks: 'members without access are found by name',
    file: `${at}/sql/names.ts`,
    find: 'where b.uid = n.uid and',
    put: 'where false and b.uid = n.uid and',
    noticedIn,
  },
  {
    breaks: 'a muted member’s replies are found in others’ threads',
    file: `${at}/sql/posts.ts`,
    find: 'p.authorid <> all(${hidden}::bigint[]) and',
    put: '${hidden}::bigint[] is not null and',
    noticedIn,
  },
  {
    breaks: 'a moved thread’s replies are found in the board before',
    file: `${at}/sql/posts.ts`,
    find: "w.word ~ '^~[cbkw]'",
    put: "w.word ~ '^~[ckw]'",
    noticedIn,
  },
  {
    breaks: 'what four members asked is shown to others',
    file: `${at}/sql/asked.ts`,
    find: 'having count(*) >= ${by}',
    put: 'having count(*) >= ${by} - 1',
    noticedIn,
  },
  {
    breaks: 'markings lose what stands between words',
    file: `${at}/rules/marked.ts`,
    find: 'if (done < text.length) pieces.push',
    put: 'if (done > text.length) pieces.push',
    noticedIn: `${at}/rules/rules.test.ts`,
  },
  {
    breaks: 'a word of every post is looked for in all of them',
    file: `${at}/rules/windows.ts`,
    find: 'if (found >= enough ||',
    put: 'if (found < 0 ||',
    noticedIn: `${at}/rules/rules.test.ts`,
  },
  {
    breaks: 'a word whose matches are all of others is looked for in all of them',
    file: `${at}/rules/windows.ts`,
    find: 'if (more) return at === 0 ? 1 : undefined;',
    put: '',
    noticedIn: `${at}/rules/rules.test.ts`,
  },
  {
    breaks: 'a rare word of a title is lost behind the newest titles that have another',
    file: `${at}/sql/titles.ts`,
    find: 'words.toSorted((a, b) => b.length - a.length)[0]',
    put: 'words.toSorted((a, b) => a.length - b.length)[0]',
    noticedIn,
  },
  {
    breaks: 'titles are looked for by the word that is being typed, though whole ones are known',
    file: `${at}/sql/titles.ts`,
    find: 'rarest === undefined ?',
    put: "rarest !== '' ?",
    noticedIn,
  },
  {
    breaks: 'a title that lacks one of the whole words is offered while typing',
    file: `${at}/sql/titles.ts`,
    find: 'o.tid = t.tid and o.word = w.word',
    put: 'o.tid = t.tid and w.word is not null',
    noticedIn,
  },
];
