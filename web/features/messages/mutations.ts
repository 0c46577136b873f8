import type { Message } from '../../../contract/domains/messages/shapes.ts';
import { call } from '../../api/client.ts';

/** Sends a message; the same key is the same message. */
export const sendMessage = async (
  to: { plid: number; uid: number },
  message: string,
  idempotencyKey: string,
): Promise<Message & { plid: number }> =>
  (await call('messages.send', { ...to, message, format: 'plain' }, { idempotencyKey })).data;

export const markRead = async (plid: number, pmid = 0): Promise<number> =>
  (await call('messages.mark-read', { plid, pmid }, { unasked: true })).data.num;

export const deleteConversation = async (plid: number, pmid: number): Promise<void> =>
  void (await call('messages.delete', { plid, pmid }));
