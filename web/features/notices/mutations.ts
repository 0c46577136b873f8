import type { NoticePage } from '../../../contract/domains/notices/limits.ts';
import { call } from '../../api/client.ts';
import { hearSignal } from '../../realtime/signals.ts';

/** Marks one notice, or a page's; the badge follows at once. */
export async function markRead(what: { id: number } | { type: NoticePage }): Promise<void> {
  const { data } = await call('notices.mark-read', what);
  hearSignal({ signal: 'notices.unread', data });
}

export const deleteNotice = (id: number) => call('notices.delete', { id });
