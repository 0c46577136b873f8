export { digestToken } from './digest-token.ts';
export { writeLaterTask } from './jobs/write-later.ts';
export { noticesPartitions } from './partitions.ts';
export { receivingOf } from './reads/receiving.ts';
export { unreadCounts } from './reads/unread.ts';
export { mutedAfter } from './sql/settings.ts';
