import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { dateline, text } from '../../primitives/fields.ts';
import { newPasswordRefusals } from '../proofs/fields.ts';
import { newcomerRefusals } from './fields.ts';
import { newcomerFields, sessionUser } from './shapes.ts';
import { providers, thirdPartyAims, thirdPartyLimits } from './third-party-limits.ts';

const accessToken = z.string().max(thirdPartyLimits.accessToken);
/** Without one, the token saved by savefbtoken, or what the log-in at the provider brought, is taken. */
const savedOrSent = accessToken.default('');
const choose = z.enum(['yes', 'no']).default('yes');
const password = z.string().max(200);

const utf8 = new TextEncoder();
/** Text that still fits into a cookie when it is sealed, in any script. */
const handed = (max: number) =>
  text(max).refine((value) => utf8.encode(JSON.stringify(value)).length <= thirdPartyLimits.itemBytes, {
    message: 'unstorable',
  });

/** Beside `data` of the four log-in calls: said where `success` is missing (D1 §8). */
const variables = z.object({ Variables: z.object({ error: z.string() }) });

const loggedIn = z.object({ success: z.literal('login_success'), ...sessionUser.shape });
/** An account with the same e-mail address exists; `fbSameMsg` says so to the reader. */
const sameEmail = z.object({ success: z.literal('same_email'), fbSameMsg: z.string() });
/** `success` is missing: the provider doesn't vouch for the token. */
const notVouched = z.object({ success: z.never().optional() });

const socialOutcome = z.union([
  loggedIn,
  z.object({ success: z.literal('new_user'), facebookid: z.string(), name: z.string(), email: z.string() }),
  sameEmail,
  notVouched,
]);
const searchOutcome = z.union([
  loggedIn,
  z.object({ success: z.literal('new_user'), ...sessionUser.shape }),
  sameEmail,
  notVouched,
]);

const loginRefusals = [
  'accounts.provider_off',
  'accounts.provider_away',
  'accounts.hand_over_gone',
  'accounts.account_not_exist',
  'accounts.two_step_needed',
  'wire.cross_site',
  'wire.too_many',
] as const;
const bindRefusals = [
  'accounts.password_empty',
  'accounts.wrong_credentials',
  'accounts.identity_linked',
  'accounts.provider_linked',
  'accounts.locked',
] as const;
const sealed = ['wire.signs_invalid', 'wire.signs_expired', 'wire.signs_replayed'] as const;

const common = { access: 'guest' } as const;
const login = { ...common, beside: variables, answerHeaders: ['x-site-id'], writes: true, limit: 'login' } as const;

export const loginCalls = {
  'sign-in.social-step-one': defineCall({
    ...login,
    id: 'social-step-one',
    method: 'POST',
    path: '/selfapi/facebook/stepone',
    envelope: 'legacy',
    summary: 'Log in by a token of the social network, which is checked there.',
    source: 'D1 §4, §7, §8',
    body: z.object({ access_token: savedOrSent }),
    output: socialOutcome,
    refusals: loginRefusals,
  }),
  'sign-in.social-step-two': defineCall({
    ...login,
    id: 'social-step-two',
    method: 'POST',
    path: '/selfapi/facebook/steptwo',
    envelope: 'legacy',
    summary: 'Binds the social-network account to the account of the same e-mail address by its password, or declines.',
    source: 'D1 §5, §7, §8',
    body: z.object({ access_token: savedOrSent, choose, password: password.optional() }),
    output: socialOutcome,
    refusals: [...loginRefusals, ...bindRefusals],
  }),
  'sign-in.register-third-party': defineCall({
    ...common,
    id: 'account-register-third-part',
    method: 'POST',
    path: '/selfapi/account/registerthirdpart',
    envelope: 'legacy',
    summary:
      'Registers by the social network: `facebookid` must be the one that the saved token, or `access_token`, proves.',
    source: 'D1 §5, §7, §8',
    body: z.object({
      facebookid: z.string().max(64).default(''),
      username: z.string().max(200).default(''),
      password: password.default(''),
      password2: password.default(''),
      email: z.string().max(400).optional(),
      access_token: savedOrSent,
      ...newcomerFields,
    }),
    output: z.union([loggedIn, notVouched]),
    beside: variables,
    refusals: [
      ...loginRefusals,
      ...newcomerRefusals,
      'accounts.email_invalid',
      'accounts.email_ending',
      'accounts.email_taken',
      'accounts.identity_linked',
    ],
    answerHeaders: ['x-site-id'],
    writes: true,
    idempotent: true,
    keyedAs: 'accounts.register-third-party',
    limit: 'code',
  }),
  'sign-in.search-engine-login': defineCall({
    ...login,
    id: 'search-engine-login',
    method: 'GET',
    path: '/selfapi/google/login',
    envelope: 'legacy',
    summary:
      "Log in by a token of the search engine, whose audience is looked up there; `email` must be the token's own.",
    source: 'D1 §4, §5, §7, §8',
    query: z.object({
      email: z.string().max(400).default(''),
      module: z.string().max(64).optional(),
      access_token: accessToken.default(''),
      choose,
      password: password.optional(),
      ...newcomerFields,
    }),
    output: searchOutcome,
    refusals: [...loginRefusals, ...bindRefusals],
  }),
  'sign-in.search-engine-enter': defineCall({
    ...login,
    method: 'POST',
    path: '/v5/user/google/enter',
    envelope: 'legacy',
    summary: 'The same after a log-in at the search engine by redirect: what it brought is taken from the hand-over.',
    source: 'D1 §4',
    body: z.object({ choose, ...newcomerFields }),
    output: searchOutcome,
    refusals: loginRefusals,
  }),
  'sign-in.search-engine-bind': defineCall({
    ...login,
    method: 'POST',
    path: '/v5/user/google/bind',
    envelope: 'legacy',
    summary: 'Binds the search-engine account handed over to the account of the same e-mail address by its password.',
    source: 'D1 §5',
    signs: z.object({ password: password.default('') }),
    output: searchOutcome,
    refusals: [...loginRefusals, ...bindRefusals, ...sealed],
  }),
} as const;

const saves = {
  ...common,
  method: 'POST',
  envelope: 'legacy',
  source: 'D1 §4, §7',
  output: z.object({}),
  refusals: ['wire.cross_site'],
} as const;
const deletes = {
  ...common,
  method: 'GET',
  envelope: 'legacy',
  source: 'D1 §4, §7',
  output: z.object({}),
  refusals: ['wire.cross_site'],
} as const;

/** Data handed from page to page of a third-party log-in: sealed in this browser's cookies, ten minutes long. */
export const sessionDataCalls = {
  'sign-in.save-fb-token': defineCall({
    ...saves,
    id: 'session-save-fb-token',
    path: '/selfapi/session/savefbtoken',
    summary: 'Saves the token of the social network for the next page (type 1).',
    body: z.object({ fbtoken: handed(thirdPartyLimits.token).pipe(z.string().min(1)) }),
  }),
  'sign-in.save-fb-detail': defineCall({
    ...saves,
    id: 'session-save-fb-detail',
    path: '/selfapi/session/savefbdetail',
    summary: 'Saves what the social network answered about the reader, to be shown on the next page (type 1).',
    body: z.object({ fbdetail: handed(thirdPartyLimits.detail) }),
  }),
  'sign-in.save-fb-same-msg': defineCall({
    ...saves,
    id: 'session-save-fb-same-msg',
    path: '/selfapi/session/savefbsamemsg',
    summary: 'Saves the message on an account with the same e-mail address (type 1).',
    body: z.object({ msg: handed(thirdPartyLimits.message) }),
  }),
  'sign-in.delete-fb-token': defineCall({
    ...deletes,
    id: 'session-del-fb-token',
    path: '/selfapi/session/delfbtoken',
    summary: 'Deletes the saved token (type 2).',
  }),
  'sign-in.delete-fb-detail': defineCall({
    ...deletes,
    id: 'session-del-fb-detail',
    path: '/selfapi/session/delfbdetail',
    summary: 'Deletes the saved details (type 2).',
  }),
  'sign-in.delete-fb-same-msg': defineCall({
    ...deletes,
    id: 'session-del-fb-same-msg',
    path: '/selfapi/session/delfbsamemsg',
    summary: 'Deletes the saved message (type 2).',
  }),
  'sign-in.third-party-session': defineCall({
    ...common,
    method: 'GET',
    path: '/v5/user/thirdParty/session',
    envelope: 'v5',
    summary: 'What is handed over to the confirm pages of this browser; null where nothing is.',
    source: 'D1 §3',
    output: z.object({
      session: z
        .object({
          provider: z.enum(providers),
          /** What the reader went to the provider for. */
          aim: z.enum(thirdPartyAims),
          /** As the provider names the reader; empty while only a token is saved. */
          name: z.string(),
          email: z.string(),
          fbdetail: z.string(),
          fbSameMsg: z.string(),
        })
        .nullable(),
    }),
    refusals: ['wire.cross_site'],
  }),
} as const;

const provider = z.enum(providers);
const linkedAccount = z.object({ provider, name: z.string(), since: dateline });

export const linkedCalls = {
  'sign-in.linked-accounts': defineCall({
    method: 'GET',
    path: '/v5/user/thirdParty/linked',
    envelope: 'v5',
    access: 'member',
    whileBanned: true,
    summary: "The caller's linked accounts, those that could be linked, and whether a password is another way in.",
    output: z.object({ list: z.array(linkedAccount), offered: z.array(provider), hasPassword: z.boolean() }),
  }),
  'sign-in.link-account': defineCall({
    method: 'POST',
    path: '/v5/user/thirdParty/link',
    envelope: 'v5',
    access: 'member',
    summary: 'Links the account handed over to the caller, by the password; who has none sets one first.',
    signs: z.object({ password: password.default('') }),
    output: linkedAccount,
    refusals: ['accounts.hand_over_gone', 'accounts.password_unset', ...bindRefusals, ...sealed, 'wire.too_many'],
    writes: true,
    limit: 'login',
  }),
  'sign-in.unlink-account': defineCall({
    method: 'POST',
    path: '/v5/user/thirdParty/unlink',
    envelope: 'v5',
    access: 'member',
    summary: 'Unlinks an account, where another way in remains; by the password where there is one.',
    signs: z.object({ provider, password: password.default('') }),
    output: z.object({}),
    refusals: [
      'accounts.not_linked',
      'accounts.last_way_in',
      'accounts.password_empty',
      'accounts.wrong_credentials',
      'accounts.locked',
      ...sealed,
      'wire.too_many',
    ],
    writes: true,
    limit: 'login',
  }),
  'sign-in.set-first-password': defineCall({
    method: 'POST',
    path: '/v5/user/thirdParty/password',
    envelope: 'v5',
    access: 'member',
    summary: 'Sets the password of a member who has none, after a fresh log-in by an account linked to the caller.',
    signs: z.object({ password: password.default(''), password2: password.default('') }),
    output: z.object({}),
    refusals: ['accounts.hand_over_gone', 'accounts.has_password', ...newPasswordRefusals, ...sealed, 'wire.too_many'],
    writes: true,
    limit: 'login',
  }),
} as const;

export const thirdPartyCalls = { ...loginCalls, ...sessionDataCalls, ...linkedCalls } as const;
