import type { Mutation } from './support/mutation.ts';

const rules = 'server/domains/creator/rules/rules.test.ts';
const figures = 'server/domains/creator/creator.test.ts';
const becoming = 'server/domains/creator/becoming.test.ts';
const income = 'server/domains/creator/income.test.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'the day before is shown in the morning',
    file: 'server/domains/creator/rules/days.ts',
    find: 'local.getUTCHours() >= noon ? -1 : -2',
    put: 'local.getUTCHours() >= 0 ? -1 : -2',
    noticedIn: rules,
  },
  {
    breaks: '24 posts make a super creator',
    file: 'server/domains/creator/rules/months.ts',
    find: 'monthAfter(month)) >= needMonth',
    put: 'monthAfter(month)) >= needMonth - 1',
    noticedIn: rules,
  },
  {
    breaks: 'a week without posts doesn’t matter to a super creator',
    file: 'server/domains/creator/rules/months.ts',
    find: 'wholeWeeksOf(month).every(',
    put: 'wholeWeeksOf(month).some(',
    noticedIn: rules,
  },
  {
    breaks: 'a like that is taken back is taken from today',
    file: 'server/domains/threads/actions/like-post.ts',
    find: 'first, at: since.getTime() }',
    put: 'first, at: ctx.now.getTime() }',
    noticedIn: figures,
  },
  {
    breaks: 'creators gain by their own likes',
    file: 'server/domains/creator/listeners/count-days.ts',
    find: '(to === uid ? undefined : to)',
    put: '(to === 0 ? undefined : to)',
    noticedIn: figures,
  },
  {
    breaks: 'what was counted anew is counted again when it is delivered',
    file: 'server/domains/creator/rules/facts.ts',
    find: 'fact.at > anew',
    put: 'fact.at > new Date(0)',
    noticedIn: rules,
  },
  {
    breaks: 'members read each other’s figures',
    file: 'server/domains/creator/policy.ts',
    find: 'uid === actor.uid || actor.groupid === operatorGroup',
    put: 'uid > 0 || actor.groupid === operatorGroup',
    noticedIn: figures,
  },
  {
    breaks: 'who refused decides the appeal',
    file: 'server/domains/creator/policy.ts',
    find: "return refusedBy === uid ? 'creator.own_refusal' : undefined;",
    put: "return refusedBy === -uid ? 'creator.own_refusal' : undefined;",
    noticedIn: becoming,
  },
  {
    breaks: 'shares are rounded up, and the pool is exceeded',
    file: 'server/domains/creator/rules/months.ts',
    find: '(BigInt(pool) * BigInt(each)) / sum)',
    put: '(BigInt(pool) * BigInt(each) + sum - 1n) / sum)',
    noticedIn: rules,
  },
  {
    breaks: 'a month has the pool of another',
    file: 'server/domains/creator/pools.ts',
    find: 'each.country === code && each.month === month',
    put: 'each.country === code',
    noticedIn: income,
  },
  {
    breaks: 'an application that was answered still has a place among those that wait',
    file: 'server/domains/creator/sql/applications.ts',
    find: 'having bool_or(a.id = ${id}::bigint)',
    put: 'having count(*) >= 0',
    noticedIn: becoming,
  },
  {
    breaks: 'income is noted as paid in a transaction of its own, before it is',
    file: 'server/domains/creator/jobs/settle-months.ts',
    find: 'for (const row of due) await writeInJob(db, clock(), (ctx) => payMonth(ctx, row));',
    put: 'for (const row of due) await writeInJob(db, clock(), (ctx) => payMonth({ ...ctx, db }, row));',
    noticedIn: 'server/domains/creator/income-once.test.ts',
  },
  {
    breaks: 'creators without access are paid',
    file: 'server/domains/creator/jobs/settle-months.ts',
    find: 'const barred = !member || (await barredAmong(ctx.db, [uid], ctx.now)).has(uid);',
    put: 'const barred = !member;',
    noticedIn: income,
  },
  {
    breaks: 'who moves on the first takes the month that is over along',
    file: 'server/domains/creator/jobs/settle-months.ts',
    find: 'countries.get(row.uid) ?? row.country_fid',
    put: 'countries.get(-row.uid) ?? row.country_fid',
    noticedIn: income,
  },
  {
    breaks: 'what is taken back later moves a month that is over to another country',
    file: 'server/domains/ranking/listeners/count-points.ts',
    find: 'countries.get(change.uid) ?? change.countryFid',
    put: 'countries.get(-change.uid) ?? change.countryFid',
    noticedIn: income,
  },
  {
    breaks: 'creators aren’t shown which threads were read',
    file: 'server/domains/creator/listeners/count-days.ts',
    find: '(threads ?? authors.map((each) => ({ ...each, tid: undefined })))',
    put: 'authors.map((each) => ({ ...each, tid: undefined }))',
    noticedIn: figures,
  },
  {
    breaks: 'likes of replies count for their thread',
    file: 'server/domains/threads/deeds.ts',
    find: '...(first && { tid }),',
    put: '...(first !== undefined && { tid }),',
    noticedIn: figures,
  },
  {
    breaks: 'threads that are gone are shown among those most read',
    file: 'server/domains/creator/reads/most-read.ts',
    find: 'thread.deleted_at !== null',
    put: 'thread.deleted_at === undefined',
    noticedIn: figures,
  },
  {
    breaks: 'operators grant their own application',
    file: 'server/domains/creator/policy.ts',
    find: "if (sentBy === uid) return 'creator.own_application';",
    put: "if (sentBy === -uid) return 'creator.own_application';",
    noticedIn: becoming,
  },
  {
    breaks: 'a refusal is gone with an appeal that was withdrawn',
    file: 'server/domains/creator/reads/conditions.ts',
    find: 'return mustWait(standing, now) ? standing : last;',
    put: 'return mustWait(undefined, now) ? standing : last;',
    noticedIn: becoming,
  },
];
