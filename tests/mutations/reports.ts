import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/reports';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'one report a day more than allowed is taken',
    file: `${at}/actions/report.ts`,
    find: 'aDay)) >= aDay',
    put: 'aDay + 1)) > aDay',
    noticedIn: `${at}/reports.test.ts`,
  },
  {
    breaks: 'one’s own posts can be reported',
    file: `${at}/actions/report.ts`,
    find: "if (target.uid === actor.uid) return refuse('reports.own');",
    put: '',
    noticedIn: `${at}/reports.test.ts`,
  },
  {
    breaks: 'each click counts as a complaint',
    file: `${at}/actions/report.ts`,
    find: "if (id === undefined) return (await findOwn(db, actor.uid, about)) ?? refuse('wire.busy');",
    put: '',
    noticedIn: `${at}/reports.test.ts`,
  },
  {
    breaks: 'a post of somebody in a block can be reported, and is shown',
    file: 'server/domains/threads/reads/reported-posts.ts',
    find: 'if (actor) await refuseBlocked',
    put: 'if (!actor) await refuseBlocked',
    noticedIn: `${at}/reports.test.ts`,
  },
  {
    breaks: 'moderators decide for other countries',
    file: `${at}/policy.ts`,
    find: '!seesAll(by) && by.countryFid !== found.country_fid',
    put: 'false',
    noticedIn: `${at}/queue.test.ts`,
  },
  {
    breaks: 'moderators judge each other',
    file: `${at}/policy.ts`,
    find: 'inOffice && by.groupid !== operatorGroup',
    put: 'false',
    noticedIn: `${at}/queue.test.ts`,
  },
  {
    breaks: 'a claim ends never',
    file: `${at}/rules/claim.ts`,
    find: 'claimed_until > now',
    put: 'claimed_until <= now',
    noticedIn: `${at}/queue.test.ts`,
  },
  {
    breaks: 'a decision that was undone and made again is carried out too early',
    file: `${at}/actions/conclude.ts`,
    find: 'if (ctx.now < dueAt(row.decided_at)) return;',
    put: '',
    noticedIn: `${at}/queue.test.ts`,
  },
  {
    breaks: 'anybody’s decision can be undone',
    file: `${at}/rules/undo.ts`,
    find: 'decided_by === uid && ',
    put: '',
    noticedIn: `${at}/queue.test.ts`,
  },
  {
    breaks: 'cases about the replies of a deleted thread stay open',
    file: `${at}/listeners/close-cases.ts`,
    find: 'tids: all.map(({ tid }) => tid)',
    put: 'tids: []',
    noticedIn: `${at}/reports.test.ts`,
  },
  {
    breaks: 'a ban leaves the cases about the member open',
    file: `${at}/listeners/close-cases.ts`,
    find: "uid })), tids: [] }, 'removed'",
    put: "uid })), tids: [] }, 'gone'",
    noticedIn: `${at}/reports.test.ts`,
  },
  {
    breaks: 'a moderator’s count has the cases of every country',
    file: 'server/domains/reports/manifest.ts',
    find: 'countWaiting(db, placeSeen(by), by.uid, most)',
    put: 'countWaiting(db, null, by.uid, most)',
    noticedIn: 'server/domains/reports/queue.test.ts',
  },
];
