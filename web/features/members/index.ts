export { EmailStatusNote } from './components/EmailStatusNote.tsx';
export {
  ChosenPassword,
  EmailInput,
  OwnPasswordInput,
  SentCodeInput,
  SubmitRow,
  TwoStepCodeInput,
  UsernameInput,
  WhosePassword,
} from './components/fields.tsx';
export { GuardianAsk } from './components/GuardianAsk.tsx';
export { GuardianDoor } from './components/GuardianDoor.tsx';
export { Head } from './components/Head.tsx';
export { SilencedNotice } from './components/SilencedNotice.tsx';
export { useEmailLink } from './components/use-email-link.ts';
export { useSilence } from './components/use-silence.ts';
export { usernameFault } from './username.ts';
