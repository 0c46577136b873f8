// Made by `npm run lists` of what the domains declare: change it there.
import { messagesIcons } from '../features/messages/icons.ts';
import { rankingIcons } from '../features/ranking/icons.ts';

export const featureIcons = [...messagesIcons, ...rankingIcons] as const;
