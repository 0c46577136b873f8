import { call } from '../../../api/client.ts';
import { readToken } from '../../../session/token.ts';
import type { DraftSaved } from './draft-sync.ts';
import type { DraftInput } from './server-draft.ts';

/** Nobody has asked for it: a log-in that has ended is no news to whoever writes. */
export const saveDraft = async (input: DraftInput, keepalive: boolean): Promise<DraftSaved> =>
  (await call('threads.save-draft', input, { unasked: true, keepalive })).data;

export const delDraft = (tid: number): Promise<unknown> => call('threads.del-draft', { tid });

export const restoreDraft = (tid: number): Promise<unknown> => call('threads.restore-draft', { tid });

/** Posts it as the account has it; the words that say so. */
export const postDraft = async (tid: number, idempotencyKey: string): Promise<string> =>
  (await call('threads.post-draft', { tid }, { idempotencyKey })).msg;

/** Whether a save has a chance: without a connection, or a log-in, the copy on this device waits. */
export const mayTry = (): boolean => navigator.onLine && readToken() !== null;
