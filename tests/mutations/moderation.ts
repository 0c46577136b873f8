import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/moderation';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'lifting a sanction rewrites those that had run out',
    file: `${at}/sql/sanctions.ts`,
    find: "eb('expires_at', '>', lifted.at)",
    put: "eb('expires_at', 'is not', null)",
    noticedIn: `${at}/lifting.test.ts`,
  },
  {
    breaks: 'an appeal is taken against a sanction that is being lifted',
    file: `${at}/actions/appeal.ts`,
    find: '  await lockMember(ctx.db, ctx.actor.uid);\n',
    put: '',
    noticedIn: `${at}/lifting.test.ts`,
  },
  {
    breaks: 'a member may appeal again before the thirty days are over',
    file: `${at}/rules/appeal.ts`,
    find: 'again !== undefined && again > now',
    put: 'false',
    noticedIn: `${at}/rules/appeal.test.ts`,
  },
  {
    breaks: 'an appeal against an earlier sanction stands in the way of one against the next',
    file: `${at}/rules/appeal.ts`,
    find: 'last?.sanctionId === sanctionId && last.answeredAt === null',
    put: 'last?.answeredAt === null',
    noticedIn: `${at}/rules/appeal.test.ts`,
  },
  {
    breaks: 'a member whose sanction was lifted stays silenced where their card is cached',
    file: `${at}/sql/sanctions.ts`,
    find: "  moveActor(ctx, uid);\n  return ctx.db\n    .updateTable('moderation.sanctions')",
    put: "  return ctx.db\n    .updateTable('moderation.sanctions')",
    noticedIn: `${at}/lifting.test.ts`,
  },
  {
    breaks: 'the appeal against a sanction that another one replaced still waits',
    file: `${at}/actions/impose-sanction.ts`,
    find: "await closeWaiting(db, idsOf(before), { answered_at: now, lifted: false, answer: '', by_uid: null });",
    put: '',
    noticedIn: `${at}/lifting.test.ts`,
  },
  {
    breaks: 'an appeal that lifting granted still waits',
    file: `${at}/actions/impose-sanction.ts`,
    find: 'await closeWaiting(db, idsOf(before), { answered_at: now, lifted: true, answer: reason, by_uid: byUid });',
    put: '',
    noticedIn: `${at}/lifting.test.ts`,
  },
  {
    breaks: 'a sanction that has run out is still in force',
    file: `${at}/sql/sanctions.ts`,
    find: ' && (expires_at === null || expires_at > now)',
    put: '',
    noticedIn: `${at}/reads/sanctions-of.test.ts`,
  },
  {
    breaks: 'of two sanctions the milder one counts',
    file: `${at}/sql/sanctions.ts`,
    find: ".orderBy('groupid')",
    put: ".orderBy('groupid', 'desc')",
    noticedIn: `${at}/sanctions.test.ts`,
  },
  {
    breaks: 'a moderator bans beyond the own country',
    file: `${at}/policy.ts`,
    find: "return near ? undefined : 'moderation.other_country';",
    put: 'return undefined;',
    noticedIn: `${at}/ban-policy.test.ts`,
  },
  {
    breaks: 'a moderator undoes what an operator decided',
    file: `${at}/policy.ts`,
    find: "return over ? 'moderation.operators_sanction' : undefined;",
    put: 'return undefined;',
    noticedIn: `${at}/ban-policy.test.ts`,
  },
  {
    breaks: 'members who were muted count as without access',
    file: `${at}/reads/sanctions-of.ts`,
    find: 'filter(([, sanction]) => !mayEnter(sanction))',
    put: 'filter(() => true)',
    noticedIn: `${at}/lifting.test.ts`,
  },
  {
    breaks: 'an appeal lapses before its sanction has run out',
    file: `${at}/sql/appeals.ts`,
    find: ".where('s.expires_at', '<=', now)",
    put: ".where('s.expires_at', 'is not', null)",
    noticedIn: `${at}/lifting.test.ts`,
  },
];
