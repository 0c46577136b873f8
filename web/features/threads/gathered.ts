import type { Post } from '../../../contract/domains/threads/shapes.ts';
import { plainPostText } from '../../../contract/primitives/post-text.ts';

/** Visible characters of a reply that is short at the most: "Thank you so much" just fits. */
const shortest = 17;
/** So many short replies in a row are gathered; fewer stand each for themselves. */
const fewest = 3;

/** Says no more than thanks or "+1": a figure or a question is worth its row, and so is what somebody has answered. */
export function isShort(post: Post): boolean {
  if (post.status !== 1 || post.hidden !== '' || post.children_count > 0 || post.attachment.length > 0) return false;
  if (post.is_answer === 1 || post.is_author === 1 || post.istop > 0) return false;
  // Offices stand out, whatever they say.
  if (post.group.groupid < 10) return false;
  const text = plainPostText(post.message).trim();
  return text === '+1' || (text.length <= shortest && !/[\d?？؟\n]/u.test(text));
}

/** A row of the list: one reply, or a run of short ones in one. */
export type Row = Post | readonly Post[];

/** The replies with runs of short ones gathered; those that `stands` names are left where they are. */
export function gathered(posts: readonly Post[], stands: (post: Post) => boolean): Row[] {
  const rows: Row[] = [];
  let run: Post[] = [];
  const end = () => {
    rows.push(...(run.length >= fewest ? [run] : run));
    run = [];
  };
  for (const post of posts) {
    if (isShort(post) && !stands(post)) run.push(post);
    else {
      end();
      rows.push(post);
    }
  }
  end();
  return rows;
}
