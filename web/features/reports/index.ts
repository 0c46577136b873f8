export { OwnReports } from './components/OwnReports.tsx';
export { ReportRefused, ReportScreen } from './components/ReportForm.tsx';
export { QueueScreen } from './console/QueueScreen.tsx';
