export { DigestOffScreen } from './components/DigestOffScreen.tsx';
export { NoticeSettingsScreen } from './components/NoticeSettingsScreen.tsx';
export { NoticesScreen } from './components/NoticesScreen.tsx';
export { noticePageOf, readNoticeList, readSettings } from './queries.ts';
