// Made by `npm run lists` of what the domains declare: change it there.
import { messagesIcons } from '../features/messages/icons.ts';
import { rankingIcons } from '../features/ranking/icons.ts';
import { roomsIcons } from '../features/rooms/icons.ts';

export const featureIcons = [...messagesIcons, ...rankingIcons, ...roomsIcons] as const;
