import { beginningOfPostText } from '../../../../contract/primitives/post-text.ts';
import type { ReadDb } from '../../../platform/context.ts';
import { pageOfFloor } from '../../posts/index.ts';
import { postWords } from '../core/sql/searchable-posts.ts';

/** A post's words on one line, and the page of its thread that it stands on. */
export interface PostWords {
  pid: number;
  first: boolean;
  page: number;
  text: string;
  at: Date;
}

const markupRead = 8000;

/** Words of posts that are shown, by thread and id. Who may read their threads is asked before. */
export async function wordsOfPosts(
  db: ReadDb,
  places: readonly { tid: number; pid: number }[],
): Promise<Map<number, PostWords>> {
  const rows = await postWords(db, places, markupRead);
  return new Map(
    rows.map(({ pid, first, floor, message, at }) => [
      pid,
      { pid, first, page: pageOfFloor(floor), text: beginningOfPostText(message).replaceAll('\n', ' '), at },
    ]),
  );
}
