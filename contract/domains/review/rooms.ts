import { joined } from '../../joined.ts';
import { appealingRoom } from './appealing/room.ts';
import { heldRoom } from './held/room.ts';
import { historyRoom } from './history/room.ts';
import { moderatingRoom } from './moderating/room.ts';

/** The rooms of review, in the order of the trail's filter. */
const rooms = [moderatingRoom, historyRoom, heldRoom, appealingRoom] as const;

export const roomRefusals = joined(...rooms.map(({ refusals }) => refusals));
export const roomAudit = joined(...rooms.map(({ audit }) => audit));
