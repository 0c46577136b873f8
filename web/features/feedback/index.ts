export { FeedbackForm } from './components/FeedbackForm.tsx';
export { InboxScreen } from './console/InboxScreen.tsx';
