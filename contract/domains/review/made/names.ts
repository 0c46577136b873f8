// Made by `npm run lists` of what the domains declare: change it there.
import { appealingRoom } from '../appealing/room.ts';
import { heldRoom } from '../held/room.ts';
import { historyRoom } from '../history/room.ts';
import { moderatingRoom } from '../moderating/room.ts';
import { reportsRoom } from '../reports/room.ts';

export const reviewNames = [appealingRoom, heldRoom, historyRoom, moderatingRoom, reportsRoom] as const;
