// Made by `npm run lists` of what the domains declare: change it there.
import { bugsIcons } from '../features/bugs/icons.ts';
import { messagesIcons } from '../features/messages/icons.ts';
import { roomsIcons } from '../features/rooms/icons.ts';

export const featureIcons = [...bugsIcons, ...messagesIcons, ...roomsIcons] as const;
