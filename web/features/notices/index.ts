export { NoticeList } from './components/NoticeList.tsx';
export { noticePageAt, readNotices } from './queries.ts';
