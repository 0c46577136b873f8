export { AccountDialog } from './components/AccountDialog.tsx';
export { BanNotice } from './components/BanNotice.tsx';
export { CreatorDoor, type StoredInfo } from './components/CreatorDoor.tsx';
export { LoginForm, type LoginValues } from './components/LoginForm.tsx';
export { RegisterForm } from './components/RegisterForm.tsx';
export type { RegisterField, RegisterValues } from './registration.ts';
