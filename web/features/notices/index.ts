export { DigestOffScreen } from './components/DigestOffScreen.tsx';
export { NoticeSettingsScreen } from './components/NoticeSettingsScreen.tsx';
export { NoticesScreen } from './components/NoticesScreen.tsx';
export { NoticeTools } from './components/NoticeTools.tsx';
export { noticePageOf, readNoticeList, readSettings } from './queries.ts';
