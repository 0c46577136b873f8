import type { Partitioned } from '../../platform/partitions/partitioned.ts';

/**
 * Who is in conversations by member, as lists and unread counts are asked for by member. The conversations themselves stay
 * whole: each list joins them, and over partitions of them it took six times as long.
 */
export const roomsPartitions = [
  { table: 'messages.pairs', by: 'low_uid' },
  { table: 'messages.room_members', by: 'uid' },
] as const satisfies readonly Partitioned[];
