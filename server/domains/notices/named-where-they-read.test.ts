import { beforeEach, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const { api, clock, db, member, post, reply, settle, forgetLimits } = await testForum();
beforeEach(forgetLimits);

const owner = await member();
const mate = await member({ username: 'mate_of_it' });
const stranger = await member({ username: 'stranger' });
const moderator = await member({ username: 'moderates', groupid: 3 });
const foreign = await member({ username: 'moderates_ke', groupid: 3, countryFid: 207 });
const banned = await member({ username: 'banned_one', groupid: 5 });
const everybody = '@mate_of_it @stranger @moderates @moderates_ke @banned_one';

/** Who is notified of being named since the last time; the badge of each rises by as many as their list shows. */
async function named(): Promise<string[]> {
  await settle();
  const all = [mate, stranger, moderator, foreign, banned];
  const rows = await db.selectFrom('notices.notices').select('uid').where('page', '=', 'atme').execute();
  const found = all.filter(({ uid }) => rows.some((row) => row.uid === uid));
  for (const who of found) expect([who.username, await badge(who), await listed(who)]).toEqual([who.username, 1, 1]);
  await db.deleteFrom('notices.notices').execute();
  return found.map(({ username }) => username);
}

const badge = async (who: Writer) => (await api.must('notices.num', {}, who)).data.num;
const listed = async (who: Writer) => (await api.must('notices.list', { type: 'all' }, who)).data.list.length;

async function circle(reading: 'all' | 'members'): Promise<number> {
  const words = { name: `Circle ${reading} ${Math.random()}`, description: 'Who meets here.', reading };
  const { groupid } = (await api.must('groups.create', words, owner)).data;
  await db.updateTable('groups.groups').set({ owner_uid: 0 }).where('groupid', '=', groupid).execute();
  await api.must('groups.join', { groupid }, mate);
  return groupid;
}

test('in a closed group, members and whose office reaches it are notified of their names', async () => {
  const groupid = await circle('members');
  const { tid } = await post(owner, { message: `Who comes, ${everybody}?`, groupid });
  expect(await named()).toEqual(['mate_of_it', 'moderates']);
  await reply(mate, tid, { message: `So say ${everybody}` });
  expect(await named()).toEqual(['moderates']);
  const { pid } = await reply(owner, tid, { message: 'So it is.' });
  await api.must('threads.edit', { tid, pid, message: `So it is, ${everybody}` }, owner);
  expect(await named()).toEqual(['mate_of_it', 'moderates']);
});

test('where everybody reads, all are notified but who has no access', async () => {
  await post(owner, { message: `Who comes, ${everybody}?` });
  expect(await named()).toEqual(['mate_of_it', 'stranger', 'moderates', 'moderates_ke']);
});

test('above their level, in a reply for the author alone, or chosen from a list, nobody is either', async () => {
  const high = await post(owner, { message: `Who comes, ${everybody}?` });
  await db.updateTable('threads.threads').set({ readperm: 60 }).where('tid', '=', high.tid).execute();
  expect(await named()).toEqual(['moderates']);
  const apart = await post(stranger, { replyVisibleOnlyToAuthors: 1 });
  await reply(owner, apart.tid, { message: `So say ${everybody}` });
  expect(await named()).toEqual(['stranger']);
  await post(owner, { groupid: await circle('members'), at_list_current: `${mate.uid},${stranger.uid}` });
  expect(await named()).toEqual(['mate_of_it']);
});

test('a group that closes takes its notices out of the badge and out of every count, as out of the lists', async () => {
  const groupid = await circle('all');
  const { tid } = await post(owner, { message: 'Who comes, @stranger?', groupid });
  await reply(stranger, tid, { message: 'I do.' });
  clock.advance(60);
  await reply(owner, tid, { message: 'So do I.' });
  await settle();
  const counts = async () => {
    const { num, atme } = (await api.must('notices.num', {}, stranger)).data;
    const pages = (await api.must('notices.at-me-list', {}, stranger)).data;
    const { unread, list } = (await api.must('notices.list', { type: 'all' }, stranger)).data;
    return { num, atme, count: pages.count, shown: pages.result.length, unread: unread.num, list: list.length };
  };
  const all = { num: 1, atme: 1, count: 1, shown: 1, unread: 1, list: 1 };
  expect(await counts()).toEqual(all);
  const words = { groupid, name: `Circle ${groupid}`, description: 'Who meets.' };
  await api.must('groups.edit', { ...words, reading: 'members' }, owner);
  await settle();
  expect(await counts()).toEqual({ num: 0, atme: 0, count: 0, shown: 0, unread: 0, list: 0 });
  await api.must('groups.edit', { ...words, reading: 'all' }, owner);
  await settle();
  expect(await counts()).toEqual(all);
});
