import { joined } from '../../joined.ts';
import { draftRoom } from './drafts/room.ts';
import { followingRoom } from './following/room.ts';
import { goodsRoom } from './traits/goods/room.ts';
import { hiddenRoom } from './traits/hidden/room.ts';
import { inTopicRoom } from './traits/topic/room.ts';

/** The rooms of threads, in the order of the trail's filter; their calls are joined in room-calls.ts. */
const rooms = [draftRoom, goodsRoom, hiddenRoom, inTopicRoom, followingRoom] as const;

export const roomRefusals = joined(...rooms.map(({ refusals }) => refusals));
export const roomAudit = joined(...rooms.map(({ audit }) => audit));
