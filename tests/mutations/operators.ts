import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/operators';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'the last operator can be deposed',
    file: 'server/domains/members/actions/change-group.ts',
    find: 'leaves && change.refuseLastOperator && operators.length === 1',
    put: 'false',
    noticedIn: `${at}/operators.test.ts`,
  },
  {
    breaks: 'an office is given to a sanctioned member',
    file: 'server/domains/members/actions/change-group.ts',
    find: "if (office !== 0 && (await sanctionsOf(ctx.db, [uid], ctx.now)).has(uid)) return 'sanctioned';",
    put: '',
    noticedIn: `${at}/operators.test.ts`,
  },
  {
    breaks: 'an operator overwrites what another changed meanwhile',
    file: 'server/domains/members/actions/change-group.ts',
    find: "if (change.was && !isDeepStrictEqual(change.was, before)) return 'stale';",
    put: '',
    noticedIn: `${at}/operators.test.ts`,
  },
  {
    breaks: 'a setting that another operator changed is overwritten',
    file: `${at}/actions/change-setting.ts`,
    find: 'before.version !== version || !(await change(ctx, name, wanted, version))',
    put: '!(await change(ctx, name, wanted, before.version))',
    noticedIn: `${at}/operators.test.ts`,
  },
  {
    breaks: 'an appeal is answered twice',
    file: 'server/domains/moderation/actions/answer-appeal.ts',
    find: "if (row.answered_at) return row.by_uid === null ? 'over' : 'answered-before';",
    put: '',
    noticedIn: `${at}/operators.test.ts`,
  },
  {
    breaks: 'an appeal is answered although its sanction is over',
    file: 'server/domains/moderation/actions/answer-appeal.ts',
    find: "if (standing?.id !== row.sanction_id) return 'over';",
    put: '',
    noticedIn: `${at}/operators.test.ts`,
  },
  {
    breaks: 'settling feedback leaves no trace',
    file: 'server/domains/feedback/actions/settle-feedback.ts',
    find: 'await recordAudit(ctx, {',
    put: 'await (async (..._: unknown[]) => undefined)(ctx, {',
    noticedIn: 'server/domains/feedback/feedback.test.ts',
  },
  {
    breaks: 'a call that needs a fresh proof is answered without one',
    file: 'server/platform/http/run.ts',
    find: "if (proof === 'recent' && ",
    put: 'if (false && ',
    noticedIn: 'server/domains/sign-in/operator-sessions.test.ts',
  },
  {
    breaks: 'a proof of the owner serves for as long as the session',
    file: 'server/platform/http/run.ts',
    find: 'provenAt !== null && now.getTime() - provenAt.getTime() < proofSeconds * 1000',
    put: 'provenAt !== null',
    noticedIn: 'server/domains/sign-in/operator-sessions.test.ts',
  },
  {
    breaks: 'an operator acts as one without the second step',
    file: 'server/domains/sign-in/reads/actors.ts',
    find: 'owner.groupid === operatorGroup && owner.second_step_at === null',
    put: 'false',
    noticedIn: 'server/domains/sign-in/operator-sessions.test.ts',
  },
  {
    breaks: 'a new operator still has the long sessions of a member',
    file: 'server/domains/members/actions/change-group.ts',
    find: '  await limitSessions(ctx, uid, after.groupid);\n',
    put: '',
    noticedIn: 'server/domains/sign-in/operator-sessions.test.ts',
  },
  {
    breaks: "an operator's password alone makes a new second step where one is",
    file: 'server/domains/sign-in/actions/prove-owner.ts',
    find: "if (ctx.actor.awaitsSecondStep && (await hasSecondStep(ctx))) refuse('accounts.second_step_first');",
    put: '',
    noticedIn: 'server/domains/sign-in/operator-sessions.test.ts',
  },
];
