export { unreadCounts } from './reads/unread.ts';
