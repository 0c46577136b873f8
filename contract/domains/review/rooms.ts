import { joined } from '../../joined.ts';
import { reviewRooms } from '../../made/review-rooms.ts';

export const roomRefusals = joined(...reviewRooms.map(({ refusals }) => refusals));
export const roomAudit = joined(...reviewRooms.map(({ audit }) => audit));
