export { FeedbackForm } from './components/FeedbackForm.tsx';
