import { plainPostText } from '../../../../contract/primitives/post-text.ts';
import type { SearchablePost } from '../../threads/index.ts';
import type { IndexedPost } from '../sql/posts.ts';
import type { Title } from '../sql/titles.ts';
import type { SeenWord } from '../sql/words.ts';
import { postMarks, threadMarks } from './marks.ts';
import { lexemesOf, type Part, type StemsOf, vectorText } from './vector.ts';
import { type Word, wordsOf } from './words.ts';

/** A post on its way into the index: its words, and the row they become once their stems are known. */
export interface Taken {
  post: SearchablePost;
  parts: readonly Part[];
  row(stemsOf: StemsOf): IndexedPost;
}

export function indexed(post: SearchablePost): Taken {
  const message: Part = { words: wordsOf(plainPostText(post.message)), weight: 'D' };
  const parts: Part[] = post.first ? [{ words: wordsOf(post.subject), weight: 'A' }, message] : [message];
  const marks = [...threadMarks(post), ...postMarks(post)];
  const { tid, pid, authorid, threadUid, readperm, postedAt } = post;
  const row = (stemsOf: StemsOf): IndexedPost => ({
    ...{ tid, pid, authorid, threadUid, readperm, postedAt },
    words: vectorText(parts, marks, post.language, stemsOf),
  });
  return { post, parts, row };
}

/** A title on its way into the index. */
export interface TakenTitle {
  words: readonly Word[];
  row(stemsOf: StemsOf): Title;
}

/** The title of a thread by its words, and whatever else these are found by. */
export function titleOf({ tid, countryFid, special, subject, language }: SearchablePost): TakenTitle {
  const words = wordsOf(subject);
  const row = (stemsOf: StemsOf): Title => ({
    ...{ tid, countryFid, special },
    words: [
      ...new Set(
        words.flatMap((word) => [word.folded, ...lexemesOf(word, language, stemsOf), ...word.also, ...word.parts]),
      ),
    ],
  });
  return { words, row };
}

/** Characters of the alphabet alone make a word that is offered to others; numbers may be somebody's. */
const spoken = /^[\p{L}\p{M}]{3,24}$/u;

/** The words of posts, each with the number of posts it stands in. */
export function seenIn(taken: readonly Taken[]): SeenWord[] {
  const seen = new Map<string, SeenWord>();
  for (const { parts, post } of taken) {
    if (post.readperm > 0) continue;
    const ofPost = new Map(parts.flatMap(({ words }) => words).map((word) => [word.folded, word.written]));
    for (const [word, shown] of ofPost) {
      if (!spoken.test(word)) continue;
      const known = seen.get(word);
      if (known) known.seen += 1;
      else seen.set(word, { word, shown, seen: 1 });
    }
  }
  return [...seen.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
}
