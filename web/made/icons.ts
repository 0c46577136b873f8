// Made by `npm run lists` of what the domains declare: change it there.
import { bugsIcons } from '../features/bugs/icons.ts';
import { contestsIcons } from '../features/contests/icons.ts';
import { creatorIcons } from '../features/creator/icons.ts';
import { drawIcons } from '../features/draw/icons.ts';
import { messagesIcons } from '../features/messages/icons.ts';
import { roomsIcons } from '../features/rooms/icons.ts';
import { tasksIcons } from '../features/tasks/icons.ts';

export const featureIcons = [
  ...bugsIcons,
  ...contestsIcons,
  ...creatorIcons,
  ...drawIcons,
  ...messagesIcons,
  ...roomsIcons,
  ...tasksIcons,
] as const;
