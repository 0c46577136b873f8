// Made by `npm run lists` of what the domains declare: change it there.
import { economyConsoleLinks } from '../features/economy/console-links.ts';
import { messagesConsoleLinks } from '../features/messages/console-links.ts';
import { reviewConsoleLinks } from '../features/review/console-links.ts';
import type { ConsoleLink } from '../shell/member-link.ts';

export const consoleLinks: readonly ConsoleLink[] = [
  ...economyConsoleLinks,
  ...messagesConsoleLinks,
  ...reviewConsoleLinks,
];
