import { expect, test } from 'vitest';
import { globalFid } from '../../../contract/primitives/countries.ts';
import { testForum } from '../../../tests/support/forum.ts';

const [nigeria, kenya] = [188, 207];
const forum = await testForum();
const { api, member, post, reply } = forum;
const [author, replier] = [await member({ groupid: 18 }), await member()];
const readers = {
  guest: {},
  member: await member(),
  'level 9': await member({ groupid: 18 }),
  'moderator of Kenya': await member({ groupid: 3, countryFid: kenya }),
  'country moderator of Kenya': await member({ groupid: 2, countryFid: kenya }),
  'moderator of Nigeria': await member({ groupid: 3, countryFid: nigeria }),
  'moderator of Global': await member({ groupid: 3, countryFid: globalFid }),
  operator: await member({ groupid: 1 }),
};

const toAuthor = await post(author, { replyVisibleOnlyToAuthors: 1 });
const answered = await reply(replier, toAuthor.tid, { message: 'For your eyes only.' });
const guarded = await post(author, { readperm: 90, subject: 'Guarded by a level' });
const hides = async (fields: object) => post(author, { hidden: 'Behind the shop.', ...fields });
const [byLevel, byReply, bySale] = [
  await hides({ hidden_opens: 'level', hidden_level: 9 }),
  await hides({ hidden_opens: 'reply' }),
  await hides({ hidden_opens: 'xgold', hidden_xgold: 5 }),
];
await forum.settle();

const opens = async (answer: Promise<{ error?: unknown }>): Promise<boolean> => (await answer).error === undefined;
const part = async ({ tid }: { tid: number }, who: object): Promise<boolean> =>
  (await api.must('threads.info', { tid }, who)).data.hidden_part?.own.open === true;
const listed = async (country_fid: number, who: object): Promise<boolean> =>
  (await api.must('feeds.latest', { country_fid }, who)).data.list.some(({ tid }) => tid === guarded.tid);

/** What is looked for, in Nigeria. */
const looks: Record<string, (who: object) => Promise<boolean>> = {
  'an author’s reply': async (who) =>
    JSON.stringify((await api.must('threads.reply-list', { tid: toAuthor.tid }, who)).body).includes(
      'For your eyes only',
    ),
  'its likers': (who) => opens(api.call('threads.likers', { pid: answered.pid }, who)),
  'its history': (who) => opens(api.call('review.post-history', { pid: answered.pid }, who)),
  'the count of its replies': async (who) =>
    (await api.must('threads.info', { tid: toAuthor.tid }, who)).data.replies > 0,
  'a thread of level 90': (who) => opens(api.call('threads.info', { tid: guarded.tid }, who)),
  'the same in a list': (who) => listed(nigeria, who),
  'the same in the list of all': (who) => listed(globalFid, who),
  'the same to mark': (who) => opens(api.call('threads.favorite', { id: guarded.tid, favorite: 1 }, who)),
  'a part by level': (who) => part(byLevel, who),
  'a part by reply': (who) => part(byReply, who),
  'a part that is sold': (who) => part(bySale, who),
  moderating: (who) => opens(api.call('review.moderation', { pid: toAuthor.pid }, who)),
};

const nothing = Object.keys(looks).map((name) => [name, false]);
const everything = Object.keys(looks).map((name) => [name, true]);
const ofLevel = new Set([
  'a thread of level 90',
  'the same in a list',
  'the same in the list of all',
  'the same to mark',
  'a part by level',
]);

test.each<[keyof typeof readers, unknown[]]>([
  ['guest', nothing],
  ['member', nothing],
  ['level 9', nothing.map(([name]) => [name, ofLevel.has(String(name))])],
  // A moderator elsewhere is a member here, whatever was cached for those of the country before.
  ['moderator of Nigeria', everything],
  ['moderator of Kenya', nothing],
  ['country moderator of Kenya', nothing],
  ['moderator of Global', everything],
  ['operator', everything],
])('what stands in Nigeria, as a %s sees it', async (name, expected) => {
  const who = readers[name];
  const seen: [string, boolean][] = [];
  for (const [what, look] of Object.entries(looks)) {
    await forum.forgetLimits();
    seen.push([what, await look(who)]);
  }
  expect(seen).toEqual(expected);
});
