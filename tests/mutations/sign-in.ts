import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/sign-in';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'the page cookie that another one took the place of lives on',
    file: `${at}/actions/page-session.ts`,
    find: 'if (before) await deletePageSession(ctx, sha256(before));',
    put: '',
    noticedIn: `${at}/boundaries.test.ts`,
  },
  {
    breaks: 'the addresses that members came from are stored for ever',
    file: `${at}/sql/clean-up.ts`,
    find: "await db.deleteFrom('accounts.known_addresses').where('seen_at', '<=', daysBefore(now, knownAddressDays)).execute();",
    put: '',
    noticedIn: `${at}/boundaries.test.ts`,
  },
  {
    breaks: 'devices that nobody comes by any more are stored for ever',
    file: `${at}/sql/clean-up.ts`,
    find: "await db.deleteFrom('accounts.devices').where('last_seen_at', '<=', devicesBefore).execute();",
    put: '',
    noticedIn: `${at}/boundaries.test.ts`,
  },
  {
    breaks: 'the last way into an account can be removed',
    file: `${at}/actions/linked-accounts.ts`,
    find: "if (isLastWayIn({ password: stored !== undefined && hasPassword(stored), others })) refuse('accounts.last_way_in');",
    put: '',
    noticedIn: `${at}/third-party/linked-accounts.test.ts`,
  },
  {
    breaks: 'a session of an operator is extended past its last hour',
    file: `${at}/rules/session-end.ts`,
    find: 'earlier(new Date(now.getTime() + seconds * 1000), lastMoment(createdAt, groupid))',
    put: 'new Date(now.getTime() + seconds * 1000)',
    noticedIn: `${at}/operator-sessions.test.ts`,
  },
  {
    breaks: 'a session of an operator lives as long as its date says',
    file: `${at}/reads/actors.ts`,
    find: '!owner || sessionEnd(owner) <= now',
    put: '!owner',
    noticedIn: `${at}/operator-sessions.test.ts`,
  },
  {
    breaks: 'the page cookie outlives the session that it is of',
    file: `${at}/actions/page-session.ts`,
    find: 'const expires_at = sessionEnd(session);',
    put: 'const expires_at = new Date(ctx.now.getTime() + 30 * 86_400_000);',
    noticedIn: `${at}/operator-sessions.test.ts`,
  },
  {
    breaks: 'removing the last passkey leaves sessions of two steps',
    file: `${at}/actions/remove-passkey.ts`,
    find: '  await dropSecondSteps(ctx);\n',
    put: '',
    noticedIn: `${at}/operator-sessions.test.ts`,
  },
  {
    breaks: 'turning the codes off leaves sessions of two steps',
    file: `${at}/actions/two-step.ts`,
    find: '  await dropSecondSteps(ctx);\n',
    put: '',
    noticedIn: `${at}/operator-sessions.test.ts`,
  },
  {
    breaks: 'a password alone makes a session one of two steps',
    file: `${at}/sql/session-proofs.ts`,
    find: '...(secondStep ? { second_step_at: ctx.now } : {})',
    put: 'second_step_at: ctx.now',
    noticedIn: `${at}/operator-sessions.test.ts`,
  },
  {
    breaks: 'cookies over https are set without the prefix that stops neighbours from setting them',
    file: 'contract/primitives/cookies.ts',
    find: 'secure ? hostPrefix + name : name',
    put: 'name',
    noticedIn: `${at}/session.test.ts`,
  },
  {
    breaks: 'the cookie of before stays in the browser beside the one with the prefix',
    file: 'server/platform/http/cookies.ts',
    find: 'return isOldSent ?',
    put: 'return false ?',
    noticedIn: `${at}/session.test.ts`,
  },
  {
    breaks: 'a member who has no password links an account by the token alone',
    file: `${at}/manifest.ts`,
    find: '        await confirmPassword(ctx, deps.settings, password);\n        return comer;',
    put: '        await confirmIfPassword(ctx, deps.settings, password);\n        return comer;',
    noticedIn: `${at}/third-party/linked-accounts.test.ts`,
  },
  {
    breaks: 'a log-in opens an account whose deletion has begun',
    file: `${at}/sessions.ts`,
    find: "if ((await deps.comeBack(ctx, identity.uid)) === 'begun') refuse('accounts.account_not_exist');",
    put: 'await deps.comeBack(ctx, identity.uid);',
    noticedIn: 'server/domains/privacy/account-data.test.ts',
  },
];
