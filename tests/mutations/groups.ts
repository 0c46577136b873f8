import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/groups';
const inThreads = 'server/domains/threads/grouped';
const noticedIn = `${at}/groups.test.ts`;
const noticedInThreads = `${inThreads}/grouped.test.ts`;

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a member of a closed group is shut out of what is posted there',
    file: 'server/domains/threads/grouped/meeting.ts',
    find: '(joined || reaches)',
    put: 'reaches',
    noticedIn: 'server/domains/threads/grouped/every-call.test.ts',
  },
  {
    breaks: 'whom a group shuts out learns that there is such a thread',
    file: 'server/domains/threads/policy.ts',
    find: "isShut(viewer, thread)) return 'threads.not_exist'",
    put: "false) return 'threads.not_exist'",
    noticedIn: 'server/domains/threads/grouped/every-call.test.ts',
  },
  {
    breaks: 'nobody can buy the hidden part of a thread in a closed group',
    file: 'server/domains/threads/hidden/actions/pay-hidden.ts',
    find: 'await metIfThere(ctx, await shareThread(db, tid))',
    put: 'await metIfThere({ db, actor: null }, await shareThread(db, tid))',
    noticedIn: 'server/domains/threads/grouped/every-call.test.ts',
  },
  {
    breaks: 'an office over one country reads beyond a member’s level in every other',
    file: 'server/domains/moderation/policy.ts',
    find: 'office !== null && moderatesIn(office, countryFid) ?',
    put: 'office !== null ?',
    noticedIn: 'server/domains/threads/where-an-office-reaches.test.ts',
  },
  {
    breaks: 'what was made for the moderators of one country is given to those of another',
    file: 'server/platform/reading/answers.ts',
    find: 'JSON.stringify([accessOf(actor), input])',
    put: 'JSON.stringify([actor?.readaccess, input])',
    noticedIn: 'server/domains/threads/where-an-office-reaches.test.ts',
  },
  {
    breaks: 'what members alone read stands at the level that its author asked for',
    file: `${inThreads}/level.ts`,
    find: 'askedLevel(asked) + (membersOnly ? closed : 0)',
    put: 'askedLevel(asked)',
    noticedIn: noticedInThreads,
  },
  {
    breaks: 'who is no member is let in where members alone read',
    file: `${inThreads}/meeting.ts`,
    find: 'isClosed(thread) && (joined || reaches)',
    put: 'isClosed(thread)',
    noticedIn: noticedInThreads,
  },
  {
    breaks: 'the list of a closed group is given to everybody',
    file: `${inThreads}/of-group.ts`,
    find: '      await admitInto(ctx, group);\n',
    put: '',
    noticedIn: noticedInThreads,
  },
  {
    breaks: 'a member who left posts in the group',
    file: `${inThreads}/take-group.ts`,
    find: "  if ((await roleIn(db, groupid, actor.uid)) === undefined) refuse('groups.members_only');\n",
    put: '',
    noticedIn: noticedInThreads,
  },
  {
    breaks: 'a group that closes leaves its threads open',
    file: `${inThreads}/listeners.ts`,
    find: 'membersOnly === undefined ? []',
    put: 'membersOnly ? []',
    noticedIn: noticedInThreads,
  },
  {
    breaks: 'a plain member hides threads of the group',
    file: `${at}/policy.ts`,
    find: 'role !== undefined && role >= roles.admin ?',
    put: 'role !== undefined ?',
    noticedIn: noticedInThreads,
  },
  {
    breaks: 'a group shows again what a moderator of the site hid',
    file: `${inThreads}/hide-thread.ts`,
    find: 'by !== undefined && !mayModerate(by) && mayManage',
    put: 'true || mayManage',
    noticedIn: noticedInThreads,
  },
  {
    breaks: 'an admin removes another admin',
    file: `${at}/policy.ts`,
    find: 'return by! > of ?',
    put: 'return by! >= of ?',
    noticedIn,
  },
  {
    breaks: 'who was removed joins again at once',
    file: `${at}/actions/join-group.ts`,
    find: ' || (await wasRemoved(db, groupid, actor.uid))',
    put: '',
    noticedIn,
  },
  {
    breaks: 'others learn in which closed groups somebody is',
    file: `${at}/reads/my-groups.ts`,
    find: 'const closed = ctx.isReader(uid);',
    put: 'const closed = true;',
    noticedIn,
  },
  {
    breaks: 'a group’s type is another than member',
    file: `${at}/present.ts`,
    find: "type: 'member', top_name",
    put: "type: 'group' as 'member', top_name",
    noticedIn,
  },
  {
    breaks: 'a group outlives its owner under nobody’s care',
    file: `${at}/personal-data.ts`,
    find: '  await setOwner(ctx.db, groupid, heir);\n',
    put: '',
    noticedIn,
  },
  {
    breaks: 'a member who is made an admin of a group isn’t notified',
    file: `${at}/actions/set-role.ts`,
    find: 'if (admin === 1) ctx.emit(',
    put: 'if (admin !== 1) ctx.emit(',
    noticedIn,
  },
  {
    breaks: 'the notice of a new admin is the one of somebody who was let in',
    file: `${at}/notices.ts`,
    find: 'toMember(admin, {',
    put: 'toMember(accepted, {',
    noticedIn,
  },
];
