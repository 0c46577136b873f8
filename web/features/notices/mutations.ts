import type { CallerInputOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';
import { onSignal } from '../../realtime/signals.ts';

/** Marks one notice, or all; the badge follows at once. */
export async function markRead(what: { id?: number }): Promise<void> {
  const { data } = await call('notices.mark-read', what);
  onSignal({ signal: 'notices.unread', data });
}

export const deleteNotice = (id: number) => call('notices.delete', { id });

type Change = CallerInputOf<Calls['notices.save-settings']>;

/** Sets what is named and leaves the rest. */
export const saveSettings = (change: Change) => call('notices.save-settings', change);

/** Ends the weekly e-mails of whoever got the token in one. */
export const digestOff = (token: string) => call('notices.digest-off', { token }, { unasked: true });
