import type { Post } from '../../../contract/domains/threads/shapes.ts';
import { call } from '../../api/client.ts';
import type { Answer } from '../../api/wire.ts';
import { noteFavourite, noteLike } from './own-marks.ts';

export async function likePost(pid: number, like: 0 | 1): Promise<Answer<'threads.like'>> {
  const answer = await call('threads.like', { pid, like });
  noteLike(pid, answer.data);
  return answer;
}

export async function favoriteThread(tid: number, favorite: 0 | 1): Promise<Answer<'threads.favorite'>> {
  const answer = await call('threads.favorite', { id: tid, favorite });
  noteFavourite(tid, answer.data.is_favorite);
  return answer;
}

export const deleteThread = (tid: number): Promise<unknown> => call('threads.delete', { tid });

export const deletePost = (pid: number): Promise<unknown> => call('threads.delete-post', { pid });

interface NewReply {
  tid: number;
  message: string;
  /** The post answered, 0 for the thread itself. */
  repquote: number;
  /** Its photos, in order. */
  aids: number[];
  /** Members named in it. */
  mentions: readonly number[];
}

/** `idempotencyKey` stays the same while the same reply is tried again. Mentions go as one string (R-PST-018). */
export async function sendReply(reply: NewReply, idempotencyKey: string): Promise<{ post: Post; msg: string }> {
  const { mentions, ...fields } = reply;
  const { data, msg } = await call(
    'threads.new-reply',
    { ...fields, at_list_current: mentions.join(',') },
    { idempotencyKey },
  );
  return { post: data, msg };
}
