export { type AskedCode, ImageCodeField, PhoneField } from './components/contact-fields.tsx';
export { AddressForm, CodeForm, EmailProof } from './components/EmailProof.tsx';
export { NewPasswordFields } from './components/NewPasswordFields.tsx';
export { useComingBack } from './components/use-coming-back.ts';
export { useNewPassword } from './components/use-new-password.ts';
export { useVerificationImage } from './components/use-verification-image.ts';
export { useWait } from './components/use-wait.ts';
export { changeEmail, type EmailState, emailState, sendEmailCode } from './email.ts';
export { sendCodeAction, useSaidProof } from './proof-form.ts';
