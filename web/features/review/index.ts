export { QueueScreen } from './console/QueueScreen.tsx';
export { HeldPosts } from './held/HeldPosts.tsx';
export { HistoryScreen } from './history/HistoryScreen.tsx';
export { OwnReports } from './reports/OwnReports.tsx';
export { ReportRefused, ReportScreen } from './reports/ReportForm.tsx';
