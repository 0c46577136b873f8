import { type Handlers, prepared } from '../../platform/http/handlers.ts';
import type { Sms } from '../../platform/sms/port.ts';
import { changePassword, checkPasswordChange } from './actions/change-password.ts';
import { confirmPassword } from './actions/confirm-password.ts';
import { type EmailDeps, sendChangeCode, sendOwnCode } from './actions/email-codes.ts';
import { askForReset, checkForgotten } from './actions/forgot-password.ts';
import { askGuardian, giveConsent, lookAtGuardianLink } from './actions/guardian.ts';
import { checkReset, lookAtLink, resetPassword } from './actions/reset-password.ts';
import { checkEmailCode, verifyEmail } from './actions/verify-email.ts';
import { checkEmail } from './reads/check-email.ts';
import { emailState } from './reads/email-state.ts';
import { guardianState } from './reads/guardian-state.ts';

type ProofCall =
  | 'accounts.send-email-code'
  | 'accounts.validate-email-code'
  | 'accounts.check-email'
  | 'accounts.email-state'
  | 'accounts.change-email'
  | 'accounts.change-password'
  | 'accounts.forgot-password'
  | 'accounts.reset-link'
  | 'accounts.reset-password'
  | 'accounts.guardian-state'
  | 'accounts.ask-guardian'
  | 'accounts.guardian-link'
  | 'accounts.give-consent';

/** Handlers of what a member proves: the address, the password, a way back in, a guardian's consent. */
export function proofHandlers(deps: EmailDeps & { sms: Sms }): Handlers<ProofCall> {
  return {
    'accounts.send-email-code': (ctx, { email }) => sendOwnCode(ctx, deps, email),
    'accounts.validate-email-code': prepared(
      (ctx, typed) => checkEmailCode(ctx, deps, typed),
      (ctx, _, proven) => verifyEmail(ctx, deps, proven),
    ),
    'accounts.check-email': (ctx, { email }) => checkEmail(ctx, deps.settings, email),
    'accounts.email-state': emailState,
    'accounts.change-email': prepared(
      (ctx, { password }) => confirmPassword(ctx, deps.settings, password),
      (ctx, { email }) => sendChangeCode(ctx, deps, email),
    ),
    'accounts.change-password': prepared(
      (ctx, form) => checkPasswordChange(ctx, deps, form),
      async (ctx, _, hash) => {
        await changePassword(ctx, deps, hash);
        return {};
      },
    ),
    'accounts.forgot-password': prepared(
      (ctx, form) => checkForgotten(ctx, deps, form),
      (ctx, { way }, target) => askForReset(ctx, way, target),
    ),
    'accounts.reset-link': (ctx, { token }) => lookAtLink(ctx, token),
    'accounts.reset-password': prepared(
      (ctx, form) => checkReset(ctx, deps, form),
      async (ctx, _, reset) => {
        await resetPassword(ctx, deps, reset);
        return {};
      },
    ),
    'accounts.guardian-state': guardianState,
    'accounts.ask-guardian': (ctx, { email }) => askGuardian(ctx, deps, email),
    'accounts.guardian-link': (ctx, { token }) => lookAtGuardianLink(ctx, token),
    'accounts.give-consent': (ctx, { token }) => giveConsent(ctx, token),
  };
}
