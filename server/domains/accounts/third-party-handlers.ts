import type { thirdPartyCalls } from '../../../contract/domains/accounts/third-party-calls.ts';
import { providers } from '../../../contract/domains/accounts/third-party-limits.ts';
import type { Ctx, MemberCtx } from '../../platform/context.ts';
import { type Handlers, prepared } from '../../platform/http/handlers.ts';
import { refuse } from '../../platform/refusal.ts';
import { translate } from '../../platform/texts.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { confirmPassword } from './actions/confirm-password.ts';
import {
  type Choice,
  type EnterDeps,
  enterBySearchEngine,
  enterBySocialNetwork,
  ownerOfAddress,
} from './actions/enter-by-other-account.ts';
import {
  callersPassword,
  checkFirstPassword,
  confirmIfPassword,
  linkAccount,
  setFirstPassword,
  unlinkAccount,
} from './actions/linked-accounts.ts';
import { provePassword } from './actions/prove-password.ts';
import { checkNewcomer, registerNewcomer } from './actions/register-by-social-network.ts';
import { thirdPartySession } from './reads/third-party-session.ts';
import type { SentWith } from './rules/came-by.ts';
import { emailKey } from './rules/email.ts';
import { findLinked, findLinkedUid } from './sql/linked-accounts.ts';
import { dropHandOver, type HandedItem, handOver } from './third-party/hand-over.ts';
import { type Comer, handedToMember, whoComes } from './third-party/who-comes.ts';

interface Answer {
  choose: 'yes' | 'no';
  password?: string | undefined;
}
interface Entering extends Choice {
  comer: Comer;
}

/** Handlers of log-in by an account elsewhere, of what is handed from page to page, and of linked accounts. */
export function thirdPartyHandlers(deps: EnterDeps): Handlers<keyof typeof thirdPartyCalls> {
  return { ...loginHandlers(deps), ...sessionDataHandlers(deps), ...linkedHandlers(deps) };
}

type LoginCall =
  | 'accounts.social-step-one'
  | 'accounts.social-step-two'
  | 'accounts.register-third-party'
  | 'accounts.search-engine-login'
  | 'accounts.search-engine-enter'
  | 'accounts.search-engine-bind';

function loginHandlers(deps: EnterDeps): Handlers<LoginCall> {
  const social = (ctx: Ctx, entering: Entering | undefined) =>
    vouched(ctx, entering, ({ comer, ...choice }) => enterBySocialNetwork(ctx, deps, comer, choice));
  const search = (ctx: Ctx, sent: SentWith, entering: Entering | undefined) =>
    vouched(ctx, entering, ({ comer, ...choice }) => enterBySearchEngine(ctx, deps, comer, choice, sent));
  const coming = async (ctx: Ctx, provider: 'facebook' | 'google', token: string, answer: Answer) =>
    withAnswer(ctx, deps, await whoComes(ctx, deps, provider, token), answer);
  return {
    'accounts.social-step-one': prepared(
      (ctx, { access_token }) => coming(ctx, 'facebook', access_token, { choose: 'yes' }),
      (ctx, _, entering) => social(ctx, entering),
    ),
    'accounts.social-step-two': prepared(
      (ctx, { access_token, ...answer }) =>
        coming(ctx, 'facebook', access_token, { ...answer, password: answer.password ?? '' }),
      (ctx, _, entering) => social(ctx, entering),
    ),
    'accounts.register-third-party': prepared(
      (ctx, form) => checkNewcomer(ctx, deps, form),
      (ctx, _, newcomer) => vouched(ctx, newcomer, (checked) => registerNewcomer(ctx, deps, checked)),
    ),
    'accounts.search-engine-login': prepared(
      async (ctx, { email, access_token, ...answer }) => {
        if (access_token === '') refuse('accounts.hand_over_gone');
        const comer = await whoComes(ctx, deps, 'google', access_token);
        // The address sent is compared, never believed.
        const isTheirs = email === '' || (comer && emailKey(email) === emailKey(comer.account.email));
        return withAnswer(ctx, deps, isTheirs ? comer : undefined, answer);
      },
      (ctx, sent, entering) => search(ctx, sent, entering),
    ),
    'accounts.search-engine-enter': prepared(
      (ctx, answer) => coming(ctx, 'google', '', answer),
      (ctx, sent, entering) => search(ctx, sent, entering),
    ),
    'accounts.search-engine-bind': prepared(
      (ctx, { password }) => coming(ctx, 'google', '', { choose: 'yes', password }),
      (ctx, _, entering) => search(ctx, {}, entering),
    ),
  };
}

/** A password counts with `yes` alone, as proof of the account that has the same address (R-TPY-010). */
async function withAnswer(
  ctx: Ctx,
  deps: EnterDeps,
  comer: Comer | undefined,
  { choose, password }: Answer,
): Promise<Entering | undefined> {
  if (!comer) return undefined;
  const { provider, subject } = comer.account;
  const isKnown = (await findLinkedUid(ctx.db, provider, subject)) !== undefined;
  if (choose === 'no' || password === undefined || isKnown) return { comer, choose };
  const provenUid = (await ownerOfAddress(ctx, comer.account)) ?? refuse('accounts.account_not_exist');
  const passwordMark = await provePassword(ctx, deps.settings, provenUid, password);
  return { comer, choose, provenUid, passwordMark };
}

/** Who is not vouched for gets no `success`, and is told so in `Variables.error` (R-TPY-012). */
async function vouched<A, T>(ctx: Ctx, account: A | undefined, act: (account: A) => Promise<T>) {
  if (account !== undefined) return { data: await act(account), beside: { Variables: { error: '' } } };
  const error = translate(ctx.locale, 'accounts.thirdParty.notVouched');
  return { data: {}, beside: { Variables: { error } } };
}

type SessionDataCall =
  | 'accounts.save-fb-token'
  | 'accounts.save-fb-detail'
  | 'accounts.save-fb-same-msg'
  | 'accounts.delete-fb-token'
  | 'accounts.delete-fb-detail'
  | 'accounts.delete-fb-same-msg'
  | 'accounts.third-party-session';

function sessionDataHandlers({ secret }: EnterDeps): Handlers<SessionDataCall> {
  const dropping = (item: HandedItem) => (ctx: Ctx) => {
    dropHandOver(ctx, item);
    return {};
  };
  return {
    'accounts.save-fb-token': (ctx, { fbtoken }) => {
      handOver(ctx, secret, 'token', { raw: fbtoken });
      return {};
    },
    'accounts.save-fb-detail': (ctx, { fbdetail }) => {
      handOver(ctx, secret, 'detail', fbdetail);
      return {};
    },
    'accounts.save-fb-same-msg': (ctx, { msg }) => {
      handOver(ctx, secret, 'same', msg);
      return {};
    },
    'accounts.delete-fb-token': dropping('token'),
    'accounts.delete-fb-detail': dropping('detail'),
    'accounts.delete-fb-same-msg': dropping('same'),
    'accounts.third-party-session': (ctx) => ({ session: thirdPartySession(ctx, secret) }),
  };
}

type LinkedCall =
  | 'accounts.linked-accounts'
  | 'accounts.link-account'
  | 'accounts.unlink-account'
  | 'accounts.set-first-password';

function linkedHandlers(deps: EnterDeps): Handlers<LinkedCall> {
  return {
    'accounts.linked-accounts': async (ctx) => ({
      list: (await findLinked(ctx.db, ctx.actor.uid)).map(({ provider, name, linked_at }) => ({
        provider,
        name,
        since: unixSeconds(linked_at),
      })),
      offered: providers.filter((provider) => deps.sites[provider] !== undefined),
      hasPassword: await callersPassword(ctx),
    }),
    'accounts.link-account': prepared(
      async (ctx: MemberCtx, { password }) => {
        const comer = handedToMember(ctx, deps.secret, 'link');
        // By the token alone a stranger could link an account of their own, and stay.
        await confirmPassword(ctx, deps.settings, password);
        return comer;
      },
      (ctx, _, comer) => linkAccount(ctx, comer),
    ),
    'accounts.unlink-account': prepared(
      (ctx: MemberCtx, { password }) => confirmIfPassword(ctx, deps.settings, password),
      async (ctx, { provider }) => {
        await unlinkAccount(ctx, provider);
        return {};
      },
    ),
    'accounts.set-first-password': prepared(
      (ctx: MemberCtx, form) => checkFirstPassword(ctx, deps.secret, form),
      async (ctx, _, checked) => {
        await setFirstPassword(ctx, checked);
        return {};
      },
    ),
  };
}
