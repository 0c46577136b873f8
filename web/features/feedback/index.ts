export { FeedbackForm } from './components/FeedbackForm.tsx';
export { feedbackConsole } from './console-pages.ts';
