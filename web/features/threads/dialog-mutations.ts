import { call } from '../../api/client.ts';
import type { Answer } from '../../api/wire.ts';

/** Gives XGold for a post; the same try sent again is the same one. */
export const rewardPost = (pid: number, xid: number, idempotencyKey: string): Promise<Answer<'threads.reward-post'>> =>
  call('threads.reward-post', { pid, xid }, { idempotencyKey });

export const deleteThread = (tid: number): Promise<unknown> => call('threads.delete', { tid });

export const deletePost = (pid: number): Promise<unknown> => call('threads.delete-post', { pid });
