import type { Partitioned } from '../../platform/partitions/partitioned.ts';

/** Conversations by their number; who is in them by member, as lists and unread counts are asked for by member. */
export const roomsPartitions = [
  { table: 'messages.rooms', by: 'room' },
  { table: 'messages.pairs', by: 'low_uid' },
  { table: 'messages.room_members', by: 'uid' },
] as const satisfies readonly Partitioned[];
