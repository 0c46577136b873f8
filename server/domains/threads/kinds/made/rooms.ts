// Made by `npm run lists` of what the domains declare: change it there.
import { forwardRoom } from '../forward/contributes.ts';
import { pollRoom } from '../poll/contributes.ts';
import { videoRoom } from '../video/contributes.ts';

/** What the kinds hand up, as rooms do. */
export const kindRooms = [forwardRoom, pollRoom, videoRoom] as const;
