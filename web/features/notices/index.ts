export { NoticesScreen } from './components/NoticesScreen.tsx';
export { noticePageOf, readNotices } from './queries.ts';
