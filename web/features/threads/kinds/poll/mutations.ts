import type { Poll } from '../../../../../contract/domains/threads/kinds/poll/shapes.ts';
import { call } from '../../../../api/client.ts';
import { noteFields } from '../../own-marks.ts';

/** Votes, and notes it for other pages where the poll stands; the same vote sent twice counts once. */
export async function vote(tid: number, a_id: number[]): Promise<{ poll: Poll; msg: string }> {
  const { data, msg } = await call('threads.vote', { tid, a_id }, { keepalive: true });
  noteFields(tid, { poll: data });
  return { poll: data, msg };
}
