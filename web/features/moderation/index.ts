export { AppealForm } from './components/AppealForm.tsx';
export { BanMember } from './components/BanMember.tsx';
