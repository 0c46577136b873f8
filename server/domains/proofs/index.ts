export { checkNewPasskey, type Registered, storePasskey } from './actions/add-passkey.ts';
export { checkPasskey, type PasskeyShown } from './actions/check-passkey.ts';
export { spendImage, spendPhoneCode } from './actions/codes.ts';
export { confirmPassword } from './actions/confirm-password.ts';
export { countLoginTry, forgiveTry } from './actions/count-login-try.ts';
export type { EmailDeps } from './actions/email-codes.ts';
export { forgetPasskey } from './actions/name-passkey.ts';
export { loginChallenge, passkeyChallenge } from './actions/proof-challenge.ts';
export { hashOf, isCode, newCode } from './actions/proof-code.ts';
export { beginTwoStep, dropTwoStep, putTwoStepInForce, renewRecoveryCodes } from './actions/two-step.ts';
export { proveEmail, proveOwnEmail } from './actions/validate-email-code.ts';
export type { PasskeyDeps, ProofDeps } from './deps.ts';
export { emailVerified } from './events.ts';
export { verifying } from './money.ts';
export {
  type ChosenPassword,
  chosenPassword,
  hashPassword,
  hasPassword,
  isPassword,
  markOfPassword,
  noPassword,
  pretendToVerify,
} from './passwords.ts';
export { presentPasskey } from './reads/passkeys.ts';
export { loginLock } from './settings.ts';
export { askForLoginCode, putLoginCode, takeLoginCode, tryLoginCode } from './sql/login-codes.ts';
export { forgetFailures } from './sql/login-failures.ts';
export { countPasskeys } from './sql/passkeys.ts';
export {
  dropWaysBackIn,
  findResetByLink,
  putReset,
  type ResetWay,
  takeReset,
  tryResetCode,
} from './sql/password-resets.ts';
export { findTwoStep } from './sql/two-step.ts';
export { takeCode } from './two-step-codes.ts';
