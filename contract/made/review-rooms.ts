// Made by `npm run lists` of what the domains declare: change it there.
import { appealingRoom } from '../domains/review/appealing/room.ts';
import { heldRoom } from '../domains/review/held/room.ts';
import { historyRoom } from '../domains/review/history/room.ts';
import { moderatingRoom } from '../domains/review/moderating/room.ts';

export const reviewRooms = [appealingRoom, heldRoom, historyRoom, moderatingRoom] as const;
