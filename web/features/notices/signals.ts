import { call } from '../../api/client.ts';
import type { AskedSignals } from '../../realtime/asked-signals.ts';

export const noticesSignals: AskedSignals<'notices.unread'> = {
  'notices.unread': () => call('notices.num', { num: 0 }, { unasked: true }),
};
