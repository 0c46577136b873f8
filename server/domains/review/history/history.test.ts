import { describe, expect, test } from 'vitest';
import type { ChangePiece, PostVersion } from '../../../../contract/domains/review/history/shapes.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { movedBy } from '../../../../tests/support/moved-tags.ts';
import { historyPersonalData } from './contributes.ts';
import { aVersion } from './testing/a-version.ts';

const forum = await testForum();
const { api, clock, db, member, post, reply, runTask, settle, daysLater } = forum;

const operator = await member({ groupid: 1 });
const moderator = await member({ groupid: 3 });
const kenyan = await member({ groupid: 3, countryFid: 207 });

const historyOf = (pid: number, who?: Writer, before = 0) => api.call('review.post-history', { pid, before }, who);
const listOf = async (pid: number, who?: Writer, before = 0): Promise<PostVersion[]> =>
  (await api.must('review.post-history', { pid, before }, who)).data.list;
const written = (pieces: readonly ChangePiece[]): string =>
  pieces.map(({ kind, text }) => ({ same: text, added: `[+${text}]`, deleted: `[-${text}]`, gap: '…' })[kind]).join('');
const wordsOf = async (pid: number, who?: Writer): Promise<string[]> =>
  (await listOf(pid, who)).map(({ words }) => written(words));
const later = (): void => clock.advance(121);
const edit = (who: Writer, at: { tid: number; pid: number }, message: string, rest: object = {}) =>
  api.must('threads.edit', { tid: at.tid, pid: at.pid, subject: 'Where the charger went', message, ...rest }, who);
const stored = (pid: number) => db.selectFrom('threads.versions').selectAll().where('pid', '=', pid).execute();
const remove = (pid: number, version: number, who: Writer, rest: object = { rule: 'privacy' }) =>
  api.call('review.remove-version', { pid, version, ...rest }, who);

/** A thread and a reply in it, each edited once. */
async function scene() {
  const [ada, bola] = [await member(), await member()];
  const thread = await post(ada, { message: 'The rains took the charger.' });
  const said = await reply(bola, thread.tid, { message: 'So it did.' });
  later();
  await edit(ada, thread, 'The wind took the charger.');
  await edit(bola, said, 'So it was.');
  return { ada, bola, thread, said };
}

describe('an edit', () => {
  test('keeps what a first post and a reply said before, as a difference, the newest first', async () => {
    const { ada, bola, thread, said } = await scene();
    expect(await listOf(thread.pid)).toMatchObject([
      { version: 2, current: 1, removed: 0, skipped: 0 },
      { version: 1, current: 0, removed: 0, skipped: 0 },
    ]);
    expect(await wordsOf(thread.pid)).toEqual(['The [-rains][+wind] took the charger.', 'The rains took the charger.']);
    expect(await wordsOf(said.pid)).toEqual(['So it [-did][+was].', 'So it did.']);
    expect((await historyOf(said.pid)).data).toMatchObject({ tid: thread.tid, first: 0, authorid: bola.uid, next: 0 });
    expect((await historyOf(thread.pid)).data).toMatchObject({ first: 1, author: ada.username });
    const info = (await api.must('threads.info', { tid: thread.tid })).data;
    const [row] = (await api.must('threads.reply-list', { tid: thread.tid })).data.list;
    expect([info.versions, row?.versions, row?.edited]).toEqual([1, 1, expect.any(Number)]);
    expect(row!.edited).toBeGreaterThan(row!.dateline);
  });

  test('of the title alone leaves a version, and so does that of a poll', async () => {
    const ada = await member();
    const plain = await post(ada, { message: 'The rains took the charger.' });
    const options = { polloptions: ['The young one', 'The captain'] };
    const poll = { subject: 'Who starts in goal?', message: 'Say who.', ...options };
    const asking = (await api.must('threads.new-thread-vote', poll, ada)).data.Variables;
    later();
    await edit(ada, plain, 'The rains took the charger.', { subject: 'Where the cable went' });
    await api.must('threads.edit-post-vote', { ...asking, ...poll, message: 'Say it now.' }, ada);
    const [now] = await listOf(plain.pid);
    expect([written(now!.subject), written(now!.words)]).toEqual([
      'Where the [-charger][+cable] went',
      'The rains took the charger.',
    ]);
    expect((await wordsOf(asking.pid))[0]).toBe('Say [-who][+it now].');
  });

  test('at once leaves none, until somebody has written after it or two minutes are over', async () => {
    const [ada, bola] = [await member(), await member()];
    const [quiet, answered] = [await post(ada), await post(ada)];
    clock.advance(119);
    await edit(ada, quiet, 'Other words, soon after.');
    expect(await stored(quiet.pid)).toEqual([]);
    expect((await api.must('threads.info', { tid: quiet.tid })).data.versions).toBe(0);
    await reply(bola, answered.tid);
    await edit(ada, answered, 'Other words, too late.');
    expect(await stored(answered.pid)).toHaveLength(1);
    clock.advance(2);
    await edit(ada, quiet, 'And other words again.');
    expect((await wordsOf(quiet.pid)).at(-1)).toBe('Other words, soon after.');
  });

  test('that changes no word leaves none, one that turns a link does', async () => {
    const ada = await member();
    const at = await post(ada, { message: 'Look at <a href="https://one.example/">the list</a> here.' });
    later();
    await edit(ada, at, 'Look at <a href="https://one.example/"><b>the list</b></a> here.');
    expect(await stored(at.pid)).toEqual([]);
    await edit(ada, at, 'Look at <a href="https://two.example/">the list</a> here.');
    expect((await wordsOf(at.pid))[0]).toBe('Look at the list (https://[-one][+two].example/) here.');
  });

  test('of a thread that nobody could read yet leaves none, and one that is refused neither', async () => {
    const ada = await member();
    const push_time = Math.floor(clock.now().getTime() / 1000) + 900;
    const waiting = await post(ada, { push_time });
    const shown = await post(ada);
    later();
    await edit(ada, waiting, 'Other words before its time.');
    const { lists } = (await api.must('moderation.words', { country_fid: 188 }, operator)).data;
    const { version = 0 } = lists.find(({ action }) => action === 'hold') ?? {};
    const words = { country_fid: 188, action: 'hold', words: 'heldword', version } as const;
    await api.must('moderation.set-words', words, operator);
    const refused = { ...shown, subject: 'Where it went', message: 'A heldword that is long enough.' };
    expect((await api.call('threads.edit', refused, ada)).error).toBe('threads.edit_would_wait');
    expect([await stored(waiting.pid), await stored(shown.pid)]).toEqual([[], []]);
  });

  test('of a post that was edited often drops what lies between the first version and the newest', async () => {
    const ada = await member();
    const at = await post(ada, { message: 'Number 0 of these words.' });
    later();
    for (let n = 1; n <= 23; n += 1) {
      await forum.forgetLimits();
      await edit(ada, at, `Number ${n} of these words.`);
    }
    const versions = (await stored(at.pid)).map(({ version }) => version).sort((a, b) => a - b);
    expect(versions).toEqual([1, ...Array.from({ length: 19 }, (_, n) => n + 5)]);
    const pages: PostVersion[][] = [];
    let before = 0;
    do {
      const { list, next } = (await api.must('review.post-history', { pid: at.pid, before })).data;
      pages.push(list);
      before = next;
    } while (before > 0);
    expect(pages.map((page) => page.length)).toEqual([5, 5, 5, 5, 1]);
    const all = pages.flat();
    expect(all.map(({ version }) => version)).toEqual([24, ...versions.toReversed()]);
    expect(all.filter(({ skipped }) => skipped > 0)).toMatchObject([{ version: 5, skipped: 3 }]);
    expect(written(all[4]!.words)).toBe('Number [-18][+19] of these words.');
    expect(written(all.at(-2)!.words)).toBe('Number [-0][+4] of these words.');
    expect(written(all.at(-1)!.words)).toBe('Number 0 of these words.');
  });
});

/** What each of these readers is answered: how many versions, or why none. */
async function seenBy(pid: number, readers: Record<string, Writer | undefined>): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  for (const [name, who] of Object.entries(readers)) {
    const answer = await historyOf(pid, who);
    seen[name] = answer.error ?? answer.data.list.length;
  }
  return seen;
}

describe('who reads it', () => {
  test('whoever may read the thread; no guest, low level or blocked member where these may not', async () => {
    const { ada, bola, thread, said } = await scene();
    const [low, blocked, muting] = [await member(), await member(), await member()];
    await api.must('follows.block', { block_uid: blocked.uid, status: 1 }, ada);
    await api.must('follows.mute', { mute_uid: bola.uid, status: 1 }, muting);
    const readers = { guest: undefined, low, blocked, muting, ada, moderator };
    expect(await seenBy(thread.pid, readers)).toEqual({
      ...{ guest: 2, low: 2, blocked: 'threads.no_permission', muting: 2, ada: 2, moderator: 2 },
    });
    expect(await seenBy(said.pid, readers)).toMatchObject({ guest: 2, low: 2, muting: 'threads.post_not_exist' });
    await db.updateTable('threads.threads').set({ readperm: 90 }).where('tid', '=', thread.tid).execute();
    forum.app.platform.tags.moved([`t:${thread.tid}`]);
    for (const { pid } of [thread, said])
      expect(await seenBy(pid, readers)).toMatchObject({
        ...{ guest: 'threads.no_permission', low: 'threads.no_permission', ada: 2, moderator: 2 },
      });
  });

  test('of a reply that the thread’s author alone sees, those who see it', async () => {
    const [ada, bola, eve] = [await member(), await member(), await member()];
    const { tid } = await post(ada, { replyVisibleOnlyToAuthors: 1 });
    const { pid } = await reply(bola, tid, { message: 'Between us two.' });
    await aVersion(db, { tid, pid }, clock.now());
    const unseen = 'threads.post_not_exist';
    expect(await seenBy(pid, { guest: undefined, eve, ada, bola, moderator })).toEqual({
      ...{ guest: unseen, eve: unseen, ada: 2, bola: 2, moderator: 2 },
    });
  });

  test('where a part is hidden now, who may read that: older versions may say it openly', async () => {
    const [ada, eve, replier] = [await member(), await member(), await member()];
    const at = await post(ada, { message: 'Call me: 0803 555 123, after six.' });
    later();
    await edit(ada, at, 'Call me, after six.', { hidden: '0803 555 123', hidden_opens: 'reply' });
    await reply(replier, at.tid);
    const shut = 'threads.history_hidden';
    expect(await seenBy(at.pid, { guest: undefined, eve, replier, ada, moderator, kenyan })).toEqual({
      ...{ guest: shut, eve: shut, replier: 2, ada: 2, moderator: 2, kenyan: shut },
    });
    await edit(ada, at, 'Call me, after six.', { hidden: '0803 555 123', hidden_opens: 'all' });
    expect(await seenBy(at.pid, { guest: undefined, eve })).toEqual({ guest: 2, eve: 2 });
  });

  test('nobody, once the post is hidden or deleted; everybody again once it is restored', async () => {
    const { thread, said, ada, bola } = await scene();
    const gone = 'threads.post_not_exist';
    await api.must('review.ban-post', { pid: said.pid, status: 1 }, moderator);
    expect(await seenBy(said.pid, { guest: undefined, bola, moderator })).toEqual({
      ...{ guest: gone, bola: gone, moderator: gone },
    });
    await api.must('review.ban-post', { pid: said.pid, status: 0 }, moderator);
    expect(await seenBy(said.pid, { bola })).toEqual({ bola: 2 });
    await api.must('threads.delete-post', { pid: thread.pid }, moderator);
    for (const { pid } of [thread, said])
      expect(await seenBy(pid, { guest: undefined, ada, moderator })).toEqual({
        ...{ guest: 'threads.not_exist', ada: 'threads.not_exist', moderator: 'threads.not_exist' },
      });
    await api.must('review.restore-post', { pid: thread.pid }, moderator);
    expect(await seenBy(thread.pid, { guest: undefined })).toEqual({ guest: 2 });
    expect((await historyOf(999_999_999)).error).toBe(gone);
  });

  test('an edit and a removal make the thread’s page stale', async () => {
    const { ada, thread, said, bola } = await scene();
    const tags = await movedBy(forum, () => edit(bola, said, 'So it will be.'));
    expect(tags).toEqual([`t:${thread.tid}`]);
    expect(await movedBy(forum, () => remove(said.pid, 1, moderator))).toEqual([`t:${thread.tid}`]);
    expect(await movedBy(forum, () => edit(ada, thread, 'The sun took the charger.'))).toContain(`t:${thread.tid}`);
  });
});

describe('a version', () => {
  test('is removed by a moderator: its words are gone, and the next is compared with the one before', async () => {
    const { bola, said } = await scene();
    await edit(bola, said, 'So it was, then.');
    expect((await historyOf(said.pid, moderator)).data.can).toEqual({ remove: true });
    expect((await remove(said.pid, 2, moderator, { rule: 'privacy', reason: 'An address' })).error).toBeUndefined();
    expect((await remove(said.pid, 2, moderator)).error).toBeUndefined();
    expect(await stored(said.pid)).toMatchObject([
      { version: 1, words: 'So it did.' },
      { version: 2, words: '', subject: '', removed_at: expect.any(Date) },
    ]);
    expect(await listOf(said.pid)).toMatchObject([{ removed: 0 }, { removed: 1, words: [] }, { removed: 0 }]);
    expect((await wordsOf(said.pid))[0]).toBe('So it [-did][+was, then].');
    const trail = await db
      .selectFrom('moderation.audit')
      .select(['actor_uid', 'reason', 'before'])
      .where('action', '=', 'threads.remove-version')
      .where('subject', '=', `#${said.pid}`)
      .execute();
    expect(trail).toEqual([
      { actor_uid: moderator.uid, reason: expect.stringContaining('An address'), before: { version: 2 } },
    ]);
    await settle();
    const notices = JSON.stringify((await api.must('notices.list', { type: 'systems' }, bola)).data);
    expect(notices).toContain('deleted an earlier version of your reply');
  });

  test('is not removed by its author, by members, from abroad, of an office, or without a reason', async () => {
    const { ada, thread, said, bola } = await scene();
    const own = await post(moderator);
    for (const at of [own]) await aVersion(db, at, clock.now());
    const answers = [
      await remove(said.pid, 1, bola),
      await remove(thread.pid, 1, ada),
      await remove(said.pid, 1, kenyan),
      await remove(own.pid, 1, moderator),
      await remove(own.pid, 1, await member({ groupid: 3 })),
      await remove(said.pid, 1, moderator, {}),
      await remove(said.pid, 2, moderator),
      await remove(999_999_999, 1, moderator),
    ];
    expect(answers.map(({ error }) => error)).toEqual([
      ...['wire.forbidden', 'wire.forbidden', 'threads.other_country', 'threads.version_own'],
      ...['threads.author_in_office', 'threads.version_reason', 'threads.version_unknown', 'threads.post_not_exist'],
    ]);
    expect((await api.call('review.remove-version', { pid: said.pid, version: 1 })).http).toBe(401);
    expect(await stored(said.pid)).toMatchObject([{ words: 'So it did.' }]);
    for (const who of [undefined, bola, kenyan])
      expect((await historyOf(said.pid, who)).data.can).toEqual({ remove: false });
    expect((await remove(own.pid, 1, operator)).error).toBeUndefined();
  });

  test('goes with the post that its author deletes, and with a thread its replies’ too', async () => {
    const { ada, bola, thread, said } = await scene();
    const other = await reply(bola, thread.tid, { message: 'And another one.' });
    await aVersion(db, other, clock.now());
    await api.must('threads.delete-post', { pid: said.pid }, bola);
    expect(await stored(said.pid)).toEqual([]);
    expect((await historyOf(said.pid)).error).toBe('threads.post_not_exist');
    await api.must('threads.delete', { tid: thread.tid }, ada);
    expect(await stored(thread.pid)).toEqual([]);
    await runTask('threads.let-pictures-go', { tid: thread.tid });
    expect(await stored(other.pid)).toEqual([]);
  });

  test('of what a moderator deleted goes when that can’t be restored any more', async () => {
    const { said } = await scene();
    await api.must('threads.delete-post', { pid: said.pid }, moderator);
    await runTask('threads.release-removed');
    expect(await stored(said.pid)).toHaveLength(1);
    await daysLater(31, async () => {
      await runTask('threads.release-removed');
      expect(await stored(said.pid)).toEqual([]);
    });
  });

  test('is the author’s to take along, and goes with their account while the post stays', async () => {
    const { bola, said, thread } = await scene();
    const rows: object[] = [];
    for await (const file of historyPersonalData.collect(db, bola.uid))
      if ('rows' in file) for await (const batch of file.rows) rows.push(...batch);
    expect(rows).toMatchObject([{ pid: said.pid, version: 1, words: 'So it did.' }]);
    const noop = () => undefined;
    const ctx = { db, now: clock.now(), log: { info: noop, warn: noop, error: noop }, emit: noop };
    const marked: string[] = [];
    await historyPersonalData.forget({ ...ctx, stale: (tag) => void marked.push(tag) }, bola.uid);
    forum.app.platform.tags.moved(marked);
    expect([await stored(said.pid), marked]).toEqual([[], expect.arrayContaining([`t:${thread.tid}`])]);
    expect((await api.must('threads.reply-list', { tid: thread.tid })).data.list[0]).toMatchObject({ versions: 0 });
    expect(await wordsOf(said.pid)).toEqual(['So it was.']);
    expect(await stored(thread.pid)).toHaveLength(1);
  });
});
