export { digestToken } from './digest-token.ts';
export { writeLaterTask } from './jobs/write-later.ts';
export { unreadCounts } from './reads/unread.ts';
