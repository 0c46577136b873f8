export { digestToken } from './digest-token.ts';
export { unreadCounts } from './reads/unread.ts';
