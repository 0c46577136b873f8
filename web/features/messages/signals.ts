import { call } from '../../api/client.ts';
import type { AskedSignals } from '../../realtime/asked-signals.ts';

export const messagesSignals: AskedSignals<'messages.unread'> = {
  'messages.unread': () => call('messages.unread', {}, { unasked: true }),
};
