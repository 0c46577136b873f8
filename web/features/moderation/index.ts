export { AppealForm } from './components/AppealForm.tsx';
