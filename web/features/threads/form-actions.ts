import type { Post, ThreadInfo } from '../../../contract/domains/threads/shapes.ts';
import { formAction } from '../../../contract/primitives/page-form.ts';

/** Where the marks of a post or thread are sent without script: each sets what it does not show yet. */
export const likeAction = ({ pid, is_like }: Pick<Post, 'pid' | 'is_like'>): string =>
  formAction('threads.like', { pid, like: is_like === 1 ? 0 : 1 });

export const favouriteAction = ({ tid, is_favorite }: Pick<ThreadInfo, 'tid' | 'is_favorite'>): string =>
  formAction('threads.favorite', { id: tid, favorite: is_favorite === 1 ? 0 : 1 });

export const followThreadAction = ({ tid, is_followed }: Pick<ThreadInfo, 'tid' | 'is_followed'>): string =>
  formAction('threads.follow-thread', { tid, status: is_followed === 1 ? 0 : 1 });

/** Of the reply's field: what is typed there is the reply's alone, whichever button is pressed. */
export const replyPart = 'reply';
export const replyField = `message@${replyPart}`;

/** Where a reply is sent without script; it then leads to the reply, on the page where it stands. */
export const replyAction = ({ tid }: Pick<ThreadInfo, 'tid'>): string =>
  formAction('threads.new-reply', { tid, repquote: 0, _of: replyPart, _to: '?pid={pid}' });
