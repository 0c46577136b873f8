import type { MemberCtx } from '../../platform/context.ts';
import { type Handlers, prepared } from '../../platform/http/handlers.ts';
import { refuse } from '../../platform/refusal.ts';
import { addPasskey, checkNewPasskey } from './actions/add-passkey.ts';
import { askForLogin, askForNewPasskey, askForProof } from './actions/ask-for-passkey.ts';
import { openTicket } from './actions/ask-second-step.ts';
import { namePasskey, removePasskey } from './actions/change-passkey.ts';
import { checkPasskey, type PasskeyDeps } from './actions/check-passkey.ts';
import { confirmPassword } from './actions/confirm-password.ts';
import { endOtherSessions, endSession } from './actions/end-sessions.ts';
import { welcome } from './actions/enter-by-other-account.ts';
import { logIn } from './actions/log-in.ts';
import { proveOwner } from './actions/prove-owner.ts';
import { proveSession } from './actions/prove-session.ts';
import { spendCode } from './actions/spend-code.ts';
import { beginTwoStep, confirmTwoStep, endTwoStep, renewRecoveryCodes } from './actions/two-step.ts';
import { passkeys, presentPasskey } from './reads/passkeys.ts';
import { sessions } from './reads/sessions.ts';
import { twoStep } from './reads/two-step.ts';
import { creatorVersion } from './session-handlers.ts';
import { chooseSignInLetters } from './sql/devices.ts';
import { findTwoStep } from './sql/two-step.ts';

type SessionListCall =
  | 'accounts.sessions'
  | 'accounts.prove-owner'
  | 'accounts.end-session'
  | 'accounts.end-other-sessions'
  | 'accounts.set-sign-in-alerts';

type PasskeyCall =
  | 'accounts.passkeys'
  | 'accounts.passkey-challenge'
  | 'accounts.add-passkey'
  | 'accounts.name-passkey'
  | 'accounts.remove-passkey'
  | 'accounts.proof-challenge'
  | 'accounts.login-challenge'
  | 'accounts.login-passkey';

type TwoStepCall =
  | 'accounts.two-step'
  | 'accounts.begin-two-step'
  | 'accounts.confirm-two-step'
  | 'accounts.new-recovery-codes'
  | 'accounts.end-two-step'
  | 'accounts.login-code';

/** Handlers of sessions, passkeys and two-step codes. */
export const safetyHandlers = (deps: PasskeyDeps): Handlers<SessionListCall | PasskeyCall | TwoStepCall> => ({
  ...sessionListHandlers(deps),
  ...passkeyHandlers(deps),
  ...twoStepHandlers(deps),
});

function sessionListHandlers(deps: PasskeyDeps): Handlers<SessionListCall> {
  return {
    'accounts.sessions': sessions,
    'accounts.prove-owner': prepared(
      (ctx, proof) => proveOwner(ctx, deps, proof),
      async (ctx, _, by) => ({ until: await proveSession(ctx, by) }),
    ),
    'accounts.end-session': async (ctx, { id }) => {
      await endSession(ctx, id);
      return {};
    },
    'accounts.end-other-sessions': async (ctx) => ({ ended: await endOtherSessions(ctx) }),
    'accounts.set-sign-in-alerts': prepared(
      async (ctx, { on, ...proof }) => on || (await proveOwner(ctx, deps, proof)),
      async ({ actor, db }, { on }) => {
        await chooseSignInLetters(db, actor.uid, on);
        return { alerts: on };
      },
    ),
  };
}

function passkeyHandlers(deps: PasskeyDeps): Handlers<PasskeyCall> {
  return {
    'accounts.passkeys': passkeys,
    'accounts.passkey-challenge': prepared(
      (ctx, proof) => proveOwner(ctx, deps, proof),
      (ctx) => askForNewPasskey(ctx, deps),
    ),
    'accounts.add-passkey': prepared(
      (ctx, { passkey }) => checkNewPasskey(ctx, deps, passkey),
      async (ctx, { name, passkey }, registered) =>
        presentPasskey(await addPasskey(ctx, name, registered, passkey.response.transports ?? [])),
    ),
    'accounts.name-passkey': namePasskey,
    'accounts.remove-passkey': prepared(
      (ctx, proof) => proveOwner(ctx, deps, proof),
      async (ctx, { id }) => {
        await removePasskey(ctx, id);
        return {};
      },
    ),
    'accounts.proof-challenge': (ctx) => askForProof(ctx, deps),
    'accounts.login-challenge': (ctx) => askForLogin(ctx, deps),
    'accounts.login-passkey': prepared(
      (ctx, { passkey }) => checkPasskey(ctx, deps, passkey, { purpose: 'login', uid: null }),
      (ctx, _, uid) => logIn(ctx, deps, { uid, kind: 'site' }, 'given'),
    ),
  };
}

function twoStepHandlers(deps: PasskeyDeps): Handlers<TwoStepCall> {
  return {
    'accounts.two-step': twoStep,
    'accounts.begin-two-step': prepared(
      (ctx, proof) => proveOwner(ctx, deps, proof),
      (ctx) => beginTwoStep(ctx, deps),
    ),
    'accounts.confirm-two-step': prepared(
      (ctx, { code }) => spendCode(ctx, deps, ctx.actor.uid, code, 'begun'),
      (ctx, _, secret) => confirmTwoStep(ctx, deps, secret),
    ),
    'accounts.new-recovery-codes': prepared(
      (ctx, { code }) => spendCode(ctx, deps, ctx.actor.uid, code),
      (ctx) => renewRecoveryCodes(ctx, deps),
    ),
    'accounts.end-two-step': prepared(
      async (ctx: MemberCtx, { password, code }: { password: string; code: string }) => {
        if (!(await findTwoStep(ctx.db, ctx.actor.uid))?.confirmed_at) refuse('accounts.two_step_off');
        await confirmPassword(ctx, deps.settings, password);
        await spendCode(ctx, deps, ctx.actor.uid, code);
      },
      async (ctx) => {
        await endTwoStep(ctx);
        return {};
      },
    ),
    'accounts.login-code': prepared(
      async (ctx, { ticket, code }) => {
        const entrance = openTicket(deps, ticket, ctx.now);
        await spendCode(ctx, deps, entrance.uid, code);
        return entrance;
      },
      async (ctx, _, entrance) => {
        const user = await logIn(ctx, deps, entrance, 'given');
        if (entrance.comer) await welcome(ctx, entrance, entrance.comer);
        if (entrance.kind === 'creator') ctx.answer.header('x-version', creatorVersion);
        return user;
      },
    ),
  };
}
