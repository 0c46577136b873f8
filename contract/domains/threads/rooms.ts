import { joined } from '../../joined.ts';
import { threadRooms } from '../../made/thread-rooms.ts';

/** What the rooms and traits of threads declare; their calls are joined in room-calls.ts. */
export const roomRefusals = joined(...threadRooms.map(({ refusals }) => refusals));
export const roomAudit = joined(...threadRooms.map(({ audit }) => audit));
