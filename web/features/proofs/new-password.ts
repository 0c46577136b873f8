import { passwordPattern, proofLimits } from '../../../contract/domains/proofs/limits.ts';

export interface NewPassword {
  newpassword: string;
  newpassword2: string;
}

/** The rules of a password, each met or not: what the form shows while one is typed (D1 §5). */
export function passwordRules(password: string): { rule: 'length' | 'spaces'; met: boolean }[] {
  const { passwordMin, passwordMax } = proofLimits;
  return [
    { rule: 'length', met: password.length >= passwordMin && password.length <= passwordMax },
    { rule: 'spaces', met: password !== '' && passwordPattern.test(password) },
  ];
}

/** What is wrong with each field, as text ids; the server has the last word. */
export function newPasswordFaults({
  newpassword,
  newpassword2,
}: NewPassword): Partial<Record<keyof NewPassword, string>> {
  const unmet = passwordRules(newpassword).some(({ met }) => !met);
  if (unmet) {
    const short = newpassword.length < proofLimits.passwordMin;
    return { newpassword: short ? 'proof.tooShort' : 'proof.noPassword' };
  }
  return newpassword === newpassword2 ? {} : { newpassword2: 'proof.mismatch' };
}

const ofConfirmation = new Set(['accounts.passwords_differ']);
const ofPassword = new Set(['accounts.password_too_short', 'accounts.password_invalid', 'accounts.password_common']);

/** The field that a refusal speaks of. */
export function fieldOfRefusal(refusal: string): keyof NewPassword | undefined {
  if (ofConfirmation.has(refusal)) return 'newpassword2';
  return ofPassword.has(refusal) ? 'newpassword' : undefined;
}
