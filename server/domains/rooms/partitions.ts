import type { Partitioned } from '../../platform/partitions/partitioned.ts';

/**
 * Who is in conversations by member, as lists and unread counts are asked for by member. The conversations themselves stay
 * whole: each list joins them, and planning that over partitions takes six times as long as the list.
 */
export const roomsPartitions = [
  { table: 'messages.pairs', by: 'low_uid' },
  { table: 'messages.room_members', by: 'uid' },
] as const satisfies readonly Partitioned[];
