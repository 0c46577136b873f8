// Made by `npm run lists` of what the domains declare: change it there.
import { messagesSignals } from '../features/messages/signals.ts';
import { noticesSignals } from '../features/notices/signals.ts';
import type { AskedSignals } from '../realtime/asked-signals.ts';

export const askedSignals: AskedSignals = { ...messagesSignals, ...noticesSignals };
