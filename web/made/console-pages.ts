// Made by `npm run lists` of what the domains declare: change it there.
import { announcementsConsolePages } from '../features/announcements/console-pages.ts';
import { bugsConsolePages } from '../features/bugs/console-pages.ts';
import { contestsConsolePages } from '../features/contests/console-pages.ts';
import { countriesConsolePages } from '../features/countries/console-pages.ts';
import { creatorConsolePages } from '../features/creator/console-pages.ts';
import { drawConsolePages } from '../features/draw/console-pages.ts';
import { economyConsolePages } from '../features/economy/console-pages.ts';
import { feedbackConsolePages } from '../features/feedback/console-pages.ts';
import { invitationsConsolePages } from '../features/invitations/console-pages.ts';
import { messagesConsolePages } from '../features/messages/console-pages.ts';
import { moderationConsolePages } from '../features/moderation/console-pages.ts';
import { operatorsConsolePages } from '../features/operators/console-pages.ts';
import { reviewConsolePages } from '../features/review/console-pages.ts';
import { statisticsConsolePages } from '../features/statistics/console-pages.ts';
import { storeConsolePages } from '../features/store/console-pages.ts';
import { tasksConsolePages } from '../features/tasks/console-pages.ts';
import type { ConsolePage } from '../shell/console-page.ts';

export const consolePages: readonly ConsolePage[] = [
  ...countriesConsolePages,
  ...economyConsolePages,
  ...operatorsConsolePages,
  ...reviewConsolePages,
  ...feedbackConsolePages,
  ...moderationConsolePages,
  ...announcementsConsolePages,
  ...contestsConsolePages,
  ...invitationsConsolePages,
  ...tasksConsolePages,
  ...drawConsolePages,
  ...statisticsConsolePages,
  ...storeConsolePages,
  ...messagesConsolePages,
  ...bugsConsolePages,
  ...creatorConsolePages,
];
