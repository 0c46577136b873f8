// Made by `npm run lists` of what the domains declare: change it there.
import { messagesIcons } from '../features/messages/icons.ts';

export const featureIcons = [...messagesIcons] as const;
