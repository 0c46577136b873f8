export { writeSystemMessage } from './actions/write-message.ts';
export { clearRoom } from './jobs/clear-room.ts';
export { messagesPartitions } from './partitions.ts';
export { isSaid } from './sql/messages.ts';
