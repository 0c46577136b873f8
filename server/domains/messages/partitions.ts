import type { Partitioned } from '../../platform/partitions/partitioned.ts';

/** What grows with every message, spread by the conversation that it is in. */
export const messagesPartitions = [
  { table: 'messages.messages', by: 'room' },
  { table: 'messages.mentions', by: 'room' },
  { table: 'messages.reactions', by: 'room' },
] as const satisfies readonly Partitioned[];
