import { call } from '../../api/client.ts';
import type { Come } from './reading-notes.ts';

/** Notes how far the reader has come, even as they leave. */
export const noteRead = (tid: number, come: Come): Promise<unknown> =>
  call('threads.note-read', { tid, ...come }, { unasked: true, keepalive: true });
