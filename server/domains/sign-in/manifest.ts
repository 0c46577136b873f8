import type { sessionCalls, signInCalls } from '../../../contract/domains/sign-in/calls.ts';
import type { emailLoginCalls } from '../../../contract/domains/sign-in/email-login-calls.ts';
import type { passkeyCalls } from '../../../contract/domains/sign-in/passkey-calls.ts';
import type { passwordCalls } from '../../../contract/domains/sign-in/password-calls.ts';
import type { registrationCalls } from '../../../contract/domains/sign-in/registration-calls.ts';
import type { sessionListCalls } from '../../../contract/domains/sign-in/session-list-calls.ts';
import type { twoStepCalls } from '../../../contract/domains/sign-in/two-step-calls.ts';
import { languages } from '../../../contract/primitives/countries.ts';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { ActorPort, Ctx, Log, MemberCtx } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { type Handlers, prepared } from '../../platform/http/handlers.ts';
import { langCookie } from '../../platform/http/page-cookie.ts';
import { hourly } from '../../platform/jobs/cron-line.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ServiceFaults } from '../../platform/service-faults.ts';
import {
  beginTwoStep,
  checkNewPasskey,
  checkPasskey,
  confirmPassword,
  findTwoStep,
  loginChallenge,
  type PasskeyDeps,
  passkeyChallenge,
  presentPasskey,
} from '../proofs/index.ts';
import { addPasskey } from './actions/add-passkey.ts';
import { openTicket } from './actions/ask-second-step.ts';
import { changePassword, checkPasswordChange } from './actions/change-password.ts';
import { checkCredentials } from './actions/check-credentials.ts';
import { checkLoginCode } from './actions/check-login-code.ts';
import { endOtherSessions, endSession } from './actions/end-sessions.ts';
import { type EnterDeps, linkAndSpend } from './actions/enter-by-other-account.ts';
import { checkForgotten, forgotPassword, sendResetTask } from './actions/forgot-password.ts';
import { logIn } from './actions/log-in.ts';
import { clearPageCookie, logOut, openPageSession } from './actions/page-session.ts';
import { proveOwner } from './actions/prove-owner.ts';
import { proveSession } from './actions/prove-session.ts';
import { checkEmailForm, checkPhoneForm, type RegisterDeps, register } from './actions/register.ts';
import { removePasskey } from './actions/remove-passkey.ts';
import { checkReset, resetLink, resetPassword } from './actions/reset-password.ts';
import { sendLoginCode, sendLoginCodeTask } from './actions/send-login-code.ts';
import { spendCode } from './actions/spend-code.ts';
import { takeEntered } from './actions/take-entered.ts';
import { confirmTwoStep, endTwoStep, newRecoveryCodes } from './actions/two-step.ts';
import { cleanUpSignIn } from './jobs/clean-up.ts';
import { emailLoginCode } from './jobs/email-login-code.ts';
import { locate, locateTask } from './jobs/locate.ts';
import { type ResetJobDeps, sendReset } from './jobs/send-reset.ts';
import { safetyEmails } from './listeners/write-safety-emails.ts';
import type { LogInDeps } from './log-in-deps.ts';
import { signInNotices } from './notices.ts';
import { signInPersonalData, signInTables } from './personal-data.ts';
import { createActors } from './reads/actors.ts';
import { signInKnownOf } from './reads/known.ts';
import { sessions as sessionList } from './reads/sessions.ts';
import { storeInfo } from './reads/store-info.ts';
import { signInSettings } from './settings.ts';
import { saveSignInAlerts } from './sql/devices.ts';
import { handedOver, linked, otherAccounts } from './third-party/contributes.ts';
import { thirdPartyDoors } from './third-party/doors.ts';
import { type OtherSitesSettings, otherSites } from './third-party/sites.ts';

/** Version that the creator site sends its client (D1 §7). */
const creatorVersion = '5.1.3';
const yearSeconds = 365 * 86_400;

interface Credentials {
  username: string;
  password: string;
}

export interface SignInDeps extends EnterDeps, RegisterDeps, ResetJobDeps, PasskeyDeps {
  log: Log;
  tags: TagBoard;
}

interface SignInOptions extends Omit<SignInDeps, 'sites'> {
  /** The sites whose accounts serve to log in here. */
  otherSites?: OtherSitesSettings;
  faults: ServiceFaults;
}

interface SignIn extends DomainParts<keyof typeof signInCalls> {
  tables: typeof signInTables;
  actors: ActorPort;
}

/** What the sign-in domain binds. Its tasks bear the names under which an older version may have queued them. */
export function createSignIn({ otherSites: sites, ...rest }: SignInOptions): SignIn {
  const deps: SignInDeps = { ...rest, sites: sites ? otherSites(sites, rest.clock, rest.faults) : {} };
  return {
    domain: 'sign-in',
    knownOf: signInKnownOf,
    handlers: {
      ...sessions(deps),
      ...registration(deps),
      ...passwords(deps),
      ...emailLogin(deps),
      ...ownSessions(deps),
      ...passkeys(deps),
      ...twoStep(deps),
      ...otherAccounts(deps),
      ...handedOver(deps),
      ...linked(deps),
    },
    redirects: thirdPartyDoors(deps),
    listeners: safetyEmails(deps),
    settings: signInSettings,
    notices: signInNotices,
    tables: signInTables,
    personalData: signInPersonalData,
    tasks: {
      'accounts.clean-up': () => cleanUpSignIn(deps.db, deps.clock()),
      [sendResetTask]: (payload) => sendReset(deps, payload),
      [sendLoginCodeTask]: (payload) => emailLoginCode(deps, payload),
      [locateTask]: (payload, { job }) => locate(deps, payload, job),
    },
    cron: [{ task: 'accounts.clean-up', match: '17 * * * *', promise: hourly }],
    actors: createActors(deps),
  };
}

/** Log-in, log-out and the cookies beside them. */
function sessions(deps: LogInDeps): Handlers<keyof typeof sessionCalls> {
  const check = (ctx: Ctx, input: Credentials) => checkCredentials(ctx, deps.settings, input);
  const openPages = async (ctx: MemberCtx, asked?: { uid?: number | undefined; remember?: boolean | undefined }) => ({
    uid: await openPageSession(ctx, asked),
  });
  const leave = async (ctx: MemberCtx) => {
    await logOut(ctx);
    return {};
  };
  return {
    'sign-in.login': prepared(check, (ctx, _, credited) => logIn(ctx, deps, { ...credited, kind: 'site' })),
    'sign-in.login-creator': prepared(check, async (ctx, _, credited) => {
      const user = await logIn(ctx, deps, { ...credited, kind: 'creator' });
      ctx.answer.header('x-version', creatorVersion);
      return user;
    }),
    'sign-in.open-page-session': (ctx, asked) => openPages(ctx, asked),
    'sign-in.take-entered': (ctx, { ticket }) => takeEntered(ctx, deps, ticket),
    'sign-in.save-user-info': ({ actor }) => ({ uid: actor.uid }),
    'sign-in.logout': leave,
    'sign-in.store-user-info': (ctx) => openPages(ctx),
    'sign-in.store-info': storeInfo,
    'sign-in.logout-creator': leave,
    'sign-in.clear-user-info': (ctx) => {
      clearPageCookie(ctx);
      return {};
    },
    'sign-in.choose-lang': (ctx, { lang }) => {
      ctx.answer.cookie(langCookie, lang, { maxAgeSeconds: yearSeconds, sameSite: 'Strict' });
      return {};
    },
    'sign-in.get-lang': ({ asked }) => ({
      langLocal: languages.find((language) => language === asked.cookies[langCookie]) ?? 'en',
    }),
  };
}

/** The two forms of registration. */
function registration(deps: RegisterDeps): Handlers<keyof typeof registrationCalls> {
  return {
    'sign-in.register-mobile': prepared(
      (ctx, form) => checkPhoneForm(ctx, deps, form),
      (ctx, _, checked) => register(ctx, deps, checked),
    ),
    'sign-in.register-email': prepared(
      (ctx, form) => checkEmailForm(ctx, deps, form),
      (ctx, _, checked) => register(ctx, deps, checked),
    ),
  };
}

/** Another password, and the way back in of who forgot it. */
function passwords(deps: SignInDeps): Handlers<keyof typeof passwordCalls> {
  return {
    'sign-in.change-password': prepared(
      (ctx, form) => checkPasswordChange(ctx, deps, form),
      async (ctx, _, hash) => {
        await changePassword(ctx, deps, hash);
        return {};
      },
    ),
    'sign-in.forgot-password': prepared(
      (ctx, form) => checkForgotten(ctx, deps, form),
      (ctx, { way }, target) => forgotPassword(ctx, way, target),
    ),
    'sign-in.reset-link': (ctx, { token }) => resetLink(ctx, token),
    'sign-in.reset-password': prepared(
      (ctx, form) => checkReset(ctx, deps, form),
      async (ctx, _, reset) => {
        await resetPassword(ctx, deps, reset);
        return {};
      },
    ),
  };
}

/** Log-in by a code in an e-mail. */
function emailLogin(deps: SignInDeps): Handlers<keyof typeof emailLoginCalls> {
  return {
    'sign-in.send-login-code': (ctx, { email }) => sendLoginCode(ctx, email),
    'sign-in.login-email': prepared(
      (ctx, typed) => checkLoginCode(ctx, deps, typed),
      (ctx, _, entrance) => logIn(ctx, deps, entrance),
    ),
  };
}

/** Where a member is logged in. */
function ownSessions(deps: PasskeyDeps): Handlers<keyof typeof sessionListCalls> {
  return {
    'sign-in.sessions': sessionList,
    'sign-in.prove-owner': prepared(
      (ctx, proof) => proveOwner(ctx, deps, proof),
      async (ctx, _, by) => ({ until: await proveSession(ctx, by) }),
    ),
    'sign-in.end-session': async (ctx, { id }) => {
      await endSession(ctx, id);
      return {};
    },
    'sign-in.end-other-sessions': async (ctx) => ({ ended: await endOtherSessions(ctx) }),
    'sign-in.set-sign-in-alerts': prepared(
      async (ctx, { on, ...proof }) => on || (await proveOwner(ctx, deps, proof)),
      async ({ actor, db }, { on }) => {
        await saveSignInAlerts(db, actor.uid, on);
        return { alerts: on };
      },
    ),
  };
}

/** Passkeys that are added, removed, and logged in by. */
function passkeys(deps: SignInDeps): Handlers<keyof typeof passkeyCalls> {
  return {
    'sign-in.passkey-challenge': prepared(
      (ctx, proof) => proveOwner(ctx, deps, proof),
      (ctx) => passkeyChallenge(ctx, deps),
    ),
    'sign-in.add-passkey': prepared(
      (ctx, { passkey }) => checkNewPasskey(ctx, deps, passkey),
      async (ctx, { name, passkey }, registered) =>
        presentPasskey(await addPasskey(ctx, name, registered, passkey.response.transports ?? [])),
    ),
    'sign-in.remove-passkey': prepared(
      (ctx, proof) => proveOwner(ctx, deps, proof),
      async (ctx, { id }) => {
        await removePasskey(ctx, id);
        return {};
      },
    ),
    'sign-in.login-challenge': (ctx) => loginChallenge(ctx, deps),
    'sign-in.login-passkey': prepared(
      (ctx, { passkey }) => checkPasskey(ctx, deps, passkey, { purpose: 'login', uid: null }),
      (ctx, _, uid) => logIn(ctx, deps, { uid, kind: 'site' }, 'given'),
    ),
  };
}

/** Two-step codes. */
function twoStep(deps: SignInDeps): Handlers<keyof typeof twoStepCalls> {
  return {
    'sign-in.begin-two-step': prepared(
      (ctx, proof) => proveOwner(ctx, deps, proof),
      (ctx) => beginTwoStep(ctx, deps),
    ),
    'sign-in.confirm-two-step': prepared(
      (ctx, { code }) => spendCode(ctx, deps, ctx.actor.uid, code, 'begun'),
      (ctx, _, secret) => confirmTwoStep(ctx, deps, secret),
    ),
    'sign-in.new-recovery-codes': prepared(
      (ctx, { code }) => spendCode(ctx, deps, ctx.actor.uid, code),
      (ctx) => newRecoveryCodes(ctx, deps),
    ),
    'sign-in.end-two-step': prepared(
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
    'sign-in.login-code': prepared(
      async (ctx, { ticket, code }) => {
        const entrance = openTicket(deps, ticket, ctx.now);
        await spendCode(ctx, deps, entrance.uid, code);
        return entrance;
      },
      async (ctx, _, entrance) => {
        const user = await logIn(ctx, deps, entrance, 'given');
        if (entrance.comer) await linkAndSpend(ctx, entrance, entrance.comer);
        if (entrance.kind === 'creator') ctx.answer.header('x-version', creatorVersion);
        return user;
      },
    ),
  };
}
