import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/welcome';
const noticedIn = `${at}/welcome.test.ts`;

export const mutations: readonly Mutation[] = [
  {
    breaks: 'steps are offered for good',
    file: `${at}/rules/first-hour.ts`,
    find: '< welcomeLimits.offeredDays * dayMs',
    put: '< 1000 * dayMs',
    noticedIn: `${at}/rules/rules.test.ts`,
  },
  {
    breaks: 'that a first post waits is said again to who has closed it',
    file: `${at}/reads/home.ts`,
    find: 'uid, hour.hello_at)',
    put: 'uid, null)',
    noticedIn: `${at}/welcome.test.ts`,
  },
  {
    breaks: 'home says only once what it begins with, whatever is chosen later',
    file: `${at}/rules/first-hour.ts`,
    find: '(said_at === null || said_at < chosen_at)',
    put: 'said_at === null',
    noticedIn,
  },
  {
    breaks: 'a board of another country is taken as an interest',
    file: `${at}/actions/choose-interests.ts`,
    find: 'if (!wanted.every((typeid) => open.has(typeid))) ',
    put: 'if (open.size === 0) ',
    noticedIn,
  },
  {
    breaks: 'any number of interests is taken',
    file: `${at}/actions/choose-interests.ts`,
    find: 'wanted.length > welcomeLimits.interests',
    put: 'wanted.length > 1000',
    noticedIn,
  },
  {
    breaks: 'another choice adds to the first',
    file: `${at}/sql/first-hour.ts`,
    find: 'and typeid <> all(${typeids}::bigint[])`',
    put: 'and typeid <> all(${typeids}::bigint[]) and false`',
    noticedIn,
  },
  {
    breaks: 'a choice is not seen by whoever has read before',
    file: `${at}/actions/choose-interests.ts`,
    find: '    ctx.touch(hourTag(uid));\n',
    put: '',
    noticedIn,
  },
  {
    breaks: 'whoever has posted is still asked to say hello',
    file: `${at}/listeners/note-first-post.ts`,
    find: '>= since);\n',
    put: '< since);\n',
    noticedIn,
  },
  {
    breaks: 'old threads go first',
    file: 'server/domains/threads/sql/chosen-boards.ts',
    find: '          and t.created_at >= ${since}\n',
    put: '',
    noticedIn,
  },
  {
    breaks: 'whoever asked counts as somebody who replied',
    file: 'server/domains/threads/sql/chosen-boards.ts',
    find: '             and p.authorid <> t.authorid\n',
    put: '',
    noticedIn,
  },
  {
    breaks: 'replies of long ago count for this week',
    file: 'server/domains/threads/sql/chosen-boards.ts',
    find: 'and p.status = 1 and p.created_at >= ${since}',
    put: 'and p.status = 1',
    noticedIn,
  },
  {
    breaks: 'members whom the reader hides are shown as worth following',
    file: `${at}/reads/people.ts`,
    find: '(uid) => uid !== reader && !hidden.has(uid)',
    put: '(uid) => uid !== reader',
    noticedIn,
  },
  {
    breaks: 'a newcomer is shown to themselves',
    file: `${at}/reads/people.ts`,
    find: '(uid) => uid !== reader && !hidden.has(uid)',
    put: '(uid) => !hidden.has(uid)',
    noticedIn,
  },
  {
    breaks: 'members of other countries with many followers are shown',
    file: `${at}/reads/people.ts`,
    find: '(repliesOf.has(card.uid) || card.countryFid === countryFid)',
    put: 'card.uid > 0',
    noticedIn,
  },
  {
    breaks: 'what a member chose stays when they go',
    file: `${at}/sql/personal-data.ts`,
    find: 'await sql`delete from welcome.interests where uid = ${uid}`.execute(db);',
    put: '',
    noticedIn,
  },
  {
    breaks: 'a guest is offered to reply where a thread is closed',
    file: 'server/domains/threads/present-own.ts',
    find: "joinToReply: p.shown && mayReply(actor, t) === 'threads.need_login'",
    put: 'joinToReply: p.shown && actor === null',
    noticedIn: 'server/domains/threads/replies.test.ts',
  },
];
