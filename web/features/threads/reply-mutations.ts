import type { Post } from '../../../contract/domains/threads/shapes.ts';
import type { TextFormat } from '../../../contract/primitives/text-format.ts';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/wire.ts';
import { threadPath } from '../../lib/thread-path.ts';
import { orWait } from '../../offline/queue/from-page.ts';

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
  format: TextFormat;
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
