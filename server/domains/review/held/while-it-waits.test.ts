import { beforeEach, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { heldPersonalData } from './contributes.ts';

const forum = await testForum({ env: { FIRST_POSTS: 'held' } });
const { api, clock, db, member, picture, post, reply, settle, forgetLimits, runTask, daysLater } = forum;
const moderator = await member({ groupid: 3 });
const operator = await member({ groupid: 1 });
const open = await post(moderator, { subject: 'An open thread' });

beforeEach(() => forgetLimits());

const link = 'https://elsewhere.example/offer';
let written = 0;
/** Words that nobody has written before. */
const fresh = () => {
  written += 1;
  return `Wind number ${written} blew over the charger and the cable.`;
};
const heldReply = (who: Writer, fields: object = {}) =>
  reply(who, open.tid, { message: `${fresh()} ${link}`, ...fields });
const decide = (pid: number, approve: 0 | 1, who: Writer = moderator) =>
  api.call('review.decide-held', { pid, approve }, who);
const usesOf = async (aid: number) =>
  (await db.selectFrom('media.images').select('uses').where('aid', '=', aid).executeTakeFirst())?.uses;
const rowOf = (pid: number) => db.selectFrom('threads.held').selectAll().where('pid', '=', pid).executeTakeFirst();
/** What a member takes along, file by file. */
async function exported({ uid }: Writer): Promise<Record<string, object[]>> {
  const files: Record<string, object[]> = {};
  for await (const file of heldPersonalData.collect(db, uid)) {
    const rows: object[] = [];
    if ('rows' in file) for await (const batch of file.rows) rows.push(...batch);
    files[file.path] = rows;
  }
  return files;
}

/** Lets posts with this word wait in Nigeria, beside those listed before. */
async function holdWord(word: string): Promise<void> {
  const { lists } = (await api.must('moderation.words', { country_fid: 188 }, operator)).data;
  const { version, words } = lists.find(({ action }) => action === 'hold')!;
  const all = [...words, word].join('\n');
  await api.must('moderation.set-words', { country_fid: 188, action: 'hold', words: all, version }, operator);
}

describe('a reply that is approved', () => {
  test('notifies nobody from whom a block has come between meanwhile', async () => {
    const [writer, named, apart] = [await member(), await member(), await member()];
    const { pid } = await heldReply(writer, { at_list_current: `${named.uid},${apart.uid}` });
    await api.must('follows.block', { block_uid: writer.uid, status: 1 }, apart);
    expect((await decide(pid, 1)).error).toBeUndefined();
    await settle();
    const notified = await db.selectFrom('notices.notices').select('uid').where('page', '=', 'atme').execute();
    expect(notified).toEqual([{ uid: named.uid }]);
  });

  test('notifies whom its words name, then and not before', async () => {
    const [writer, named] = [await member(), await member({ username: 'named_in_words' })];
    const notified = async () => {
      await settle();
      const own = db.selectFrom('notices.notices').select('page').where('uid', '=', named.uid);
      const badge = (await api.must('notices.num', {}, named)).data.num;
      return [(await own.execute()).map(({ page }) => page), badge];
    };
    const message = `${fresh()} Ask @named_in_words about ${link}`;
    const { tid, pid } = await post(writer, { message });
    const answer = await reply(writer, open.tid, { message: `${fresh()} So does @named_in_words: ${link}` });
    expect(await notified()).toEqual([[], 0]);
    expect((await decide(answer.pid, 0)).error).toBeUndefined();
    expect(await notified()).toEqual([[], 0]);
    expect((await decide(pid, 1)).error).toBeUndefined();
    expect(await notified()).toEqual([['atme'], 1]);
    const { list } = (await api.must('notices.list', { type: 'atme' }, named)).data;
    expect(JSON.stringify(list)).toContain(`/${tid}`);
    expect((await decide(answer.pid, 1)).error).toBeUndefined();
    expect(await notified()).toEqual([['atme', 'atme'], 2]);
  });

  test('stands in the thread itself where what it answers is gone by then', async () => {
    const [writer, answered] = [await member(), await member()];
    const above = await reply(answered, open.tid, { message: fresh() });
    const { pid } = await heldReply(writer, { repquote: above.pid });
    await api.must('threads.delete-post', { pid: above.pid }, answered);
    expect((await decide(pid, 1)).error).toBeUndefined();
    const { list } = (await api.must('threads.reply-list', { tid: open.tid, order: 'desc' })).data;
    expect(list[0]!.pid).toBe(pid);
  });
});

describe('a change of a post that is shown', () => {
  const edit = async (who: Writer, at: { tid: number; pid: number }, message: string) =>
    (await api.call('threads.edit', { ...at, subject: 'Changed', message }, who)).error;

  test('may leave the links that it had, and add none', async () => {
    const author = await member();
    const at = await post(author, { message: `${fresh()} ${link}` });
    await decide(at.pid, 1);
    expect(await edit(author, at, `${fresh()} ${link}`)).toBeUndefined();
    expect(await edit(author, at, `${fresh()} ${link} https://other.example/`)).toBe('threads.edit_would_wait');
  });

  test('may leave a word that was listed since, and add none', async () => {
    const author = await member();
    const at = await post(author, { message: `${fresh()} Quicksilver.` });
    for (const word of ['quicksilver', 'brimstone']) await holdWord(word);
    expect(await edit(author, at, `${fresh()} Quicksilver.`)).toBeUndefined();
    expect(await edit(author, at, `${fresh()} Quicksilver and brimstone.`)).toBe('threads.edit_would_wait');
  });
});

test('what only some may read of a post is looked at with the rest', async () => {
  await holdWord('saltpetre');
  const { pid } = await post(await member(), { message: fresh(), hidden: 'I sell saltpetre.' });
  expect(await rowOf(pid)).toMatchObject({ reasons: ['word'], words: ['saltpetre'] });
});

test('nobody decides about their own post, operators neither', async () => {
  await holdWord('antimony');
  const { pid } = await reply(operator, open.tid, { message: `${fresh()} Antimony.` });
  expect((await decide(pid, 1, operator)).error).toBe('threads.held_own');
  expect((await decide(pid, 1, await member({ groupid: 1 }))).error).toBeUndefined();
});

describe('nothing is left', () => {
  test('of the words of a reply that its writer deletes', async () => {
    const writer = await member();
    const { pid } = await heldReply(writer);
    expect(JSON.stringify((await rowOf(pid))!.reply)).toContain('Wind number');
    await api.must('review.withdraw-held', { pid }, writer);
    expect((await rowOf(pid))!.reply).toMatchObject({ message: '', attachments: [] });
    expect((await decide(pid, 1)).error).toBe('threads.held_decided');
  });

  test('of a refused one after 30 days, nor of the digests of words after one', async () => {
    const writer = await member();
    const aid = await picture(writer);
    const { pid } = await heldReply(writer, { aids: String(aid) });
    await decide(pid, 0);
    const prints = () => db.selectFrom('threads.prints').select('id').where('uid', '=', writer.uid).execute();
    await runTask('threads.sweep-held');
    expect([await usesOf(aid), (await prints()).length]).toEqual([1, 1]);
    await daysLater(1.1, async () => {
      await runTask('threads.sweep-held');
      expect([await usesOf(aid), await prints()]).toEqual([1, []]);
    });
    await daysLater(30, async () => {
      await runTask('threads.sweep-held');
      expect([await usesOf(aid), await rowOf(pid)]).toEqual([0, undefined]);
    });
  });

  test('of whoever is forgotten', async () => {
    const writer = await member();
    const aid = await picture(writer);
    const waiting = await heldReply(writer, { aids: String(aid) });
    const refused = await heldReply(writer);
    await decide(refused.pid, 0);
    const nothing = () => undefined;
    const ctx = { db, now: clock.now(), log: forum.app.platform.log, emit: nothing, stale: nothing };
    expect(await heldPersonalData.forget(ctx, writer.uid)).toBe(false);
    expect([await rowOf(waiting.pid), await rowOf(refused.pid), await usesOf(aid)]).toEqual([undefined, undefined, 0]);
    const left = await db.selectFrom('threads.prints').select('id').where('uid', '=', writer.uid).execute();
    expect(left).toEqual([]);
    expect(await exported(writer)).toEqual({ 'waiting-posts.json': [], 'removed-posts.json': [] });
  });
});

test('a member takes along what waits, and what was refused or taken down, when and why', async () => {
  const writer = await member();
  const approved = await heldReply(writer);
  await decide(approved.pid, 1);
  await api.must('threads.delete-post', { pid: approved.pid, rule: 'fraud', reason: 'Paid twice.' }, operator);
  const refused = await heldReply(writer);
  clock.advance(60_000);
  const at = expect.any(Date);
  const grounds = { rule: 'spam', reason: 'Sold before.' };
  await api.must('review.decide-held', { pid: refused.pid, approve: 0, ...grounds }, moderator);
  const data = await exported(writer);
  expect(data['waiting-posts.json']).toMatchObject([{ pid: refused.pid, decision: 'refused' }]);
  expect(data['removed-posts.json']).toEqual([
    { pid: refused.pid, kind: 'refused', ...grounds, at },
    { pid: approved.pid, kind: 'removed', rule: 'fraud', reason: 'Paid twice.', at },
  ]);
});
