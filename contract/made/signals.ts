// Made by `npm run lists` of what the domains declare: change it there.
import { messagesSignals } from '../domains/messages/signals.ts';
import { noticesSignals } from '../domains/notices/signals.ts';

export const domainSignals = {
  ...messagesSignals,
  ...noticesSignals,
} as const;
