import { messagesPartitions } from '../domains/messages/index.ts';
import { noticesPartitions } from '../domains/notices/index.ts';
import { roomsPartitions } from '../domains/rooms/index.ts';
import type { Partitioned } from '../platform/partitions/partitioned.ts';

/** Tables that may be cut into partitions, by what `npm run partition` calls them. */
export const partitionable: Readonly<Record<'messages' | 'notices', readonly Partitioned[]>> = {
  messages: [...roomsPartitions, ...messagesPartitions],
  notices: noticesPartitions,
};
