import type { Post } from '../../../contract/domains/threads/shapes.ts';
import { call } from '../../api/client.ts';
import { type Answer, isRefusal } from '../../api/wire.ts';
import { randomString } from '../../lib/random.ts';
import { threadPath } from '../../lib/thread-path.ts';
import { orWait } from '../../offline/queue/from-page.ts';
import { shownMark } from '../../offline/queue/shown-mark.ts';
import { noteFavourite, noteLike } from './own-marks.ts';

export async function likePost(pid: number, like: 0 | 1): Promise<Answer<'threads.like'>> {
  const input = { pid, like };
  const act = { call: 'threads.like', input, key: randomString(), shown: shownMark(pid, like === 1) } as const;
  const answer = await orWait(act, () => call('threads.like', input, { keepalive: true }));
  noteLike(pid, answer.data);
  return answer;
}

export async function favoriteThread(tid: number, favorite: 0 | 1): Promise<Answer<'threads.favorite'>> {
  const input = { id: tid, favorite };
  const act = { call: 'threads.favorite', input, key: randomString(), shown: shownMark(tid, favorite === 1) } as const;
  const answer = await orWait(act, () => call('threads.favorite', input, { keepalive: true }));
  noteFavourite(tid, answer.data.is_favorite);
  return answer;
}

/** Pins a reply in its thread, or takes the pin back. */
export const pinReply = (pid: number, status: 0 | 1) => call('threads.pin', { pid, status });

/** Puts a thread first in its topic, or takes it from there. */
export const pinInTopic = (tid: number, status: 0 | 1) => call('threads.pin-in-topic', { tid, status });

/** Marks a reply as the thread's answer, or takes the mark back; the pid of the answer there is now, else 0. */
export const setAnswer = async (pid: number, answer: 0 | 1): Promise<number> =>
  (await call('threads.set-answer', { pid, answer })).data.answer_pid;

/** Within its first seconds; one that is gone by then went, whoever asked for it. */
export async function undoReply(pid: number): Promise<void> {
  try {
    await call('threads.undo-reply', { pid });
  } catch (error) {
    if (!(isRefusal(error) && error.refusal === 'threads.post_not_exist')) throw error;
  }
}

interface NewReply {
  tid: number;
  message: string;
  /** Its own words, and those that it quotes, to be shown while it waits. */
  words: { text: string; quote: string };
  /** The post answered, 0 for the thread itself. */
  repquote: number;
  /** Its photos, in order. */
  aids: number[];
  /** Members named in it. */
  mentions: readonly number[];
  /** Whom it answers, to be shown while it waits. */
  answers?: { pid: number; parent: number; uid: number; name: string };
}

/**
 * `idempotencyKey` stays the same while the same reply is tried again. Mentions go as one string (R-PST-018). Throws
 * `Waits` where it waits for a connection.
 */
export async function sendReply(reply: NewReply, idempotencyKey: string): Promise<{ post: Post; msg: string }> {
  const { mentions, answers, words, ...fields } = reply;
  const input = { ...fields, at_list_current: mentions.join(',') };
  const shown = { ...words, page: threadPath(reply.tid), of: reply.tid, ...(answers && { answers }) };
  const { data, msg } = await orWait({ call: 'threads.new-reply', input, key: idempotencyKey, shown }, () =>
    call('threads.new-reply', input, { idempotencyKey }),
  );
  return { post: data, msg };
}
