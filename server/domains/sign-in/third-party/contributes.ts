import type {
  linkedCalls,
  loginCalls,
  sessionDataCalls,
} from '../../../../contract/domains/sign-in/third-party-calls.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { type Handlers, prepared } from '../../../platform/http/handlers.ts';
import { refuse } from '../../../platform/refusal.ts';
import { emailKey, type SentWith } from '../../members/index.ts';
import { confirmPassword } from '../../proofs/index.ts';
import { type EnterDeps, enterBySearchEngine, enterBySocialNetwork } from '../actions/enter-by-other-account.ts';
import {
  checkFirstPassword,
  confirmIfPassword,
  linkAccount,
  setFirstPassword,
  unlinkAccount,
} from '../actions/linked-accounts.ts';
import { checkNewcomer, registerThirdParty } from '../actions/register-third-party.ts';
import { linkedAccounts } from '../reads/linked-accounts.ts';
import { thirdPartySession } from '../reads/third-party-session.ts';
import { dropHandOver, type HandedItem, handOver } from './hand-over.ts';
import { type Answer, type Entering, vouched, withAnswer } from './vouched.ts';
import { handedToMember, whoComes } from './who-comes.ts';

/** Log-in by an account elsewhere. */
export function otherAccounts(deps: EnterDeps): Handlers<keyof typeof loginCalls> {
  const social = (ctx: Ctx, entering: Entering | undefined) =>
    vouched(ctx, entering, ({ comer, ...choice }) => enterBySocialNetwork(ctx, deps, comer, choice));
  const search = (ctx: Ctx, sent: SentWith, entering: Entering | undefined) =>
    vouched(ctx, entering, ({ comer, ...choice }) => enterBySearchEngine(ctx, deps, comer, choice, sent));
  const coming = async (ctx: Ctx, provider: 'facebook' | 'google', token: string, answer: Answer) =>
    withAnswer(ctx, deps, await whoComes(ctx, deps, provider, token), answer);
  return {
    'sign-in.social-step-one': prepared(
      (ctx, { access_token }) => coming(ctx, 'facebook', access_token, { choose: 'yes' }),
      (ctx, _, entering) => social(ctx, entering),
    ),
    'sign-in.social-step-two': prepared(
      (ctx, { access_token, ...answer }) =>
        coming(ctx, 'facebook', access_token, { ...answer, password: answer.password ?? '' }),
      (ctx, _, entering) => social(ctx, entering),
    ),
    'sign-in.register-third-party': prepared(
      (ctx, form) => checkNewcomer(ctx, deps, form),
      (ctx, _, newcomer) => vouched(ctx, newcomer, (checked) => registerThirdParty(ctx, deps, checked)),
    ),
    'sign-in.search-engine-login': prepared(
      async (ctx, { email, access_token, ...answer }) => {
        if (access_token === '') refuse('accounts.hand_over_gone');
        const comer = await whoComes(ctx, deps, 'google', access_token);
        // The address sent is compared, never believed.
        const isTheirs = email === '' || (comer && emailKey(email) === emailKey(comer.account.email));
        return withAnswer(ctx, deps, isTheirs ? comer : undefined, answer);
      },
      (ctx, sent, entering) => search(ctx, sent, entering),
    ),
    'sign-in.search-engine-enter': prepared(
      (ctx, answer) => coming(ctx, 'google', '', answer),
      (ctx, sent, entering) => search(ctx, sent, entering),
    ),
    'sign-in.search-engine-bind': prepared(
      (ctx, { password }) => coming(ctx, 'google', '', { choose: 'yes', password }),
      (ctx, _, entering) => search(ctx, {}, entering),
    ),
  };
}

/** What is handed from page to page. */
export function handedOver({ secret }: EnterDeps): Handlers<keyof typeof sessionDataCalls> {
  const dropping = (item: HandedItem) => (ctx: Ctx) => {
    dropHandOver(ctx, item);
    return {};
  };
  return {
    'sign-in.save-fb-token': (ctx, { fbtoken }) => {
      handOver(ctx, secret, 'token', { raw: fbtoken });
      return {};
    },
    'sign-in.save-fb-detail': (ctx, { fbdetail }) => {
      handOver(ctx, secret, 'detail', fbdetail);
      return {};
    },
    'sign-in.save-fb-same-msg': (ctx, { msg }) => {
      handOver(ctx, secret, 'same', msg);
      return {};
    },
    'sign-in.delete-fb-token': dropping('token'),
    'sign-in.delete-fb-detail': dropping('detail'),
    'sign-in.delete-fb-same-msg': dropping('same'),
    'sign-in.third-party-session': (ctx) => ({ session: thirdPartySession(ctx, secret) }),
  };
}

/** Linked accounts. */
export function linked(deps: EnterDeps): Handlers<keyof typeof linkedCalls> {
  return {
    'sign-in.linked-accounts': linkedAccounts(deps),
    'sign-in.link-account': prepared(
      async (ctx: MemberCtx, { password }) => {
        const comer = handedToMember(ctx, deps.secret, 'link');
        // By the token alone a stranger could link an account of their own, and stay.
        await confirmPassword(ctx, deps.settings, password);
        return comer;
      },
      (ctx, _, comer) => linkAccount(ctx, comer),
    ),
    'sign-in.unlink-account': prepared(
      (ctx: MemberCtx, { password }) => confirmIfPassword(ctx, deps.settings, password),
      async (ctx, { provider }) => {
        await unlinkAccount(ctx, provider);
        return {};
      },
    ),
    'sign-in.set-first-password': prepared(
      (ctx: MemberCtx, form) => checkFirstPassword(ctx, deps.secret, form),
      async (ctx, _, checked) => {
        await setFirstPassword(ctx, checked);
        return {};
      },
    ),
  };
}
