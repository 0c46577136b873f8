// Made by `npm run lists` of what the domains declare: change it there.
import { messagesChannels } from '../domains/messages/channels.ts';
import { threadsChannels } from '../domains/threads/channels.ts';

export const domainChannels = {
  ...messagesChannels,
  ...threadsChannels,
} as const;
