// Made by `npm run lists` of what the domains declare: change it there.
import { appealingRoom } from '../appealing/contributes.ts';
import { heldRoom } from '../held/contributes.ts';
import { historyRoom } from '../history/contributes.ts';
import { inGroupsRoom } from '../in-groups/contributes.ts';
import { moderatingRoom } from '../moderating/contributes.ts';
import { reportsRoom } from '../reports/contributes.ts';

export const reviewRooms = [appealingRoom, heldRoom, historyRoom, inGroupsRoom, moderatingRoom, reportsRoom] as const;
