import { beforeEach, describe, expect, test } from 'vitest';
import type { CallName } from '../../../../contract/calls.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { saveSetting } from '../../../../tests/support/settings.ts';

const forum = await testForum({ env: { FIRST_POSTS: 'held' } });
const { api, app, clock, db, member, post, reply, settle, forgetLimits, runTask, daysLater, picture } = forum;
const moderator = await member({ groupid: 3 });
const second = await member({ groupid: 3 });
const kenyan = await member({ groupid: 3, countryFid: 207 });
const operator = await member({ groupid: 1 });
const reader = await member();
/** Where replies are written; its author is in office, so that nothing of theirs waits. */
const open = await post(moderator, { subject: 'An open thread' });

beforeEach(() => forgetLimits());

const link = 'Look at https://elsewhere.example/offer for the offer.';
let written = 0;
/** Words that nobody has written before. */
const fresh = () => {
  written += 1;
  return `Rain number ${written} fell on the charger and the cable.`;
};
const heldThread = (who: Writer, fields: object = {}) => post(who, { message: `${fresh()} ${link}`, ...fields });
const infoOf = (tid: number, who: object = {}) => api.call('threads.info', { tid }, who);
const queue = async (who: Writer, state: 'open' | 'done' = 'open') =>
  (await api.must('review.held-queue', { state }, who)).data.list;
const decide = (pid: number, approve: 0 | 1, who: Writer = moderator, rest: object = {}) =>
  api.call('review.decide-held', { pid, approve, ...rest }, who);
const notices = async (who: Writer) => JSON.stringify((await api.must('notices.list', { type: 'systems' }, who)).data);
const replies = async (tid: number, who: object = {}) =>
  (await api.must('threads.reply-list', { tid, page: 1 }, who)).data.list.map(({ pid }) => pid);

describe('what waits is seen by its writer alone', () => {
  test('the answer to a thread of any kind says whether it waits', async () => {
    const author = await member();
    const sent = (message: string) => api.must('threads.create', { subject: 'A lamp', message }, author);
    expect((await sent(`${fresh()} ${link}`)).data.held).toBe(1);
    expect((await sent(fresh())).data.held).toBe(0);
    const poll = { subject: 'Which lamp?', polloptions: ['Red', 'Blue'], message: `${fresh()} ${link}` };
    expect((await api.must('threads.new-thread-vote', poll, author)).data.Variables.held).toBe(1);
  });

  test('a thread with a link by a new member: in no list, search or page, until it is approved', async () => {
    const author = await member();
    const { tid, pid } = await heldThread(author, { subject: 'Solar lamps', at_list_current: String(reader.uid) });
    await settle();
    const own = (await infoOf(tid, author)).data;
    expect([own.waiting, own.status, own.can.edit]).toEqual([1, 0, false]);
    for (const who of [{}, reader, moderator]) expect((await infoOf(tid, who)).error).toBe('threads.not_exist');
    const lists: [CallName, object][] = [
      ['feeds.latest', { country_fid: 188 }],
      ['threads.of-member', { uid: author.uid }],
      ['threads.board-threads', { country_fid: 188, typeid: 1, order: 'new' }],
      ['search.quick-search', { q: 'solar lamps' }],
    ];
    const seen = async () => {
      const found: string[] = [];
      for (const [call, input] of lists) {
        const { body } = await api.call(call, input as never, reader);
        if (JSON.stringify(body).includes('Solar lamps')) found.push(call);
      }
      return found;
    };
    expect(await seen()).toEqual([]);
    expect(JSON.stringify((await api.must('notices.list', { type: 'atme' }, reader)).data)).not.toContain('Solar');
    expect((await api.call('threads.like', { pid, like: 1 }, reader)).error).toBe('threads.not_exist');

    expect((await decide(pid, 1)).error).toBeUndefined();
    await settle();
    expect((await infoOf(tid)).data.status).toBe(1);
    expect((await infoOf(tid, author)).data.waiting).toBe(0);
    expect(await seen()).toContain('feeds.latest');
    expect(await notices(author)).toContain('is published now');
    expect(JSON.stringify((await api.must('notices.list', { type: 'atme' }, reader)).data)).toContain('Solar');
  });

  test('a reply with a link: nobody is notified and no place is taken before it is approved', async () => {
    const [author, other] = [await member(), await member()];
    const { tid } = await post(author, { message: fresh() });
    const held = await reply(other, tid, { message: `${fresh()} ${link}` });
    const shown = await reply(reader, tid, { message: fresh() });
    await settle();
    expect([held.held, shown.held]).toEqual([1, 0]);
    expect(await replies(tid, other)).toEqual([shown.pid]);
    expect((await infoOf(tid, other)).data).toMatchObject({ waiting: 1, replies: 1 });
    expect((await infoOf(tid, reader)).data.waiting).toBe(0);
    expect((await decide(held.pid, 1)).error).toBeUndefined();
    await settle();
    expect(await replies(tid)).toEqual([shown.pid, held.pid]);
    expect((await infoOf(tid)).data.replies).toBe(2);
  });

  test('its writer sees it among what waits, with the reason once it was refused, and can delete it', async () => {
    const author = await member();
    const aid = await picture(author);
    const { pid, tid } = await heldThread(author, { aids: String(aid) });
    const own = async () => (await api.must('review.own-held', {}, author)).data.list;
    expect(await own()).toMatchObject([{ pid, first: 1, decision: null }]);
    expect((await decide(pid, 0, moderator, { rule: 'spam', reason: 'No adverts' })).error).toBeUndefined();
    await settle();
    expect(await own()).toMatchObject([{ pid, decision: 'refused', rule: 'spam', reason: 'No adverts' }]);
    expect(await notices(author)).toContain('No adverts');
    expect((await infoOf(tid)).error).toBe('threads.not_exist');
    expect((await api.call('review.withdraw-held', { pid }, reader)).error).toBe('threads.not_yours');
    await api.must('review.withdraw-held', { pid }, author);
    await api.must('review.withdraw-held', { pid }, author);
    expect(await own()).toEqual([]);
    expect((await infoOf(tid, author)).error).toBe('threads.not_exist');
    const row = await db.selectFrom('media.images').select('attached_at').where('aid', '=', aid).executeTakeFirst();
    expect(row?.attached_at ?? null).toBeNull();
  });

  test('it can’t be changed while it waits; a change that adds a link is refused by name', async () => {
    const author = await member();
    const { tid, pid } = await heldThread(author);
    const edit = (at: { tid: number; pid: number }, message: string) =>
      api.call('threads.edit', { ...at, subject: 'Changed', message }, author);
    expect((await edit({ tid, pid }, fresh())).error).toBe('threads.waits');
    const shown = await post(author, { message: fresh() });
    expect((await edit(shown, `${fresh()} ${link}`)).error).toBe('threads.edit_would_wait');
    expect((await edit(shown, fresh())).error).toBeUndefined();
  });

  test('a thread for later waits for its moderator first, and then for its time', async () => {
    const author = await member();
    const push_time = Math.floor(clock.now().getTime() / 1000) + 3600;
    const { tid, pid } = await heldThread(author, { push_time });
    await runTask('threads.publish-due');
    expect((await decide(pid, 1)).error).toBeUndefined();
    expect((await infoOf(tid)).error).toBe('threads.not_exist');
    clock.aheadInTest(3700);
    await runTask('threads.publish-due');
    expect((await infoOf(tid)).data.status).toBe(1);
  });
});

describe('why a post waits', () => {
  const reasonsOf = async (pid: number) => (await queue(operator)).find((row) => row.pid === pid)?.reasons;

  test('many posts in a short time, even at once', async () => {
    const author = await member();
    const sent = await Promise.all(Array.from({ length: 7 }, () => reply(author, open.tid, { message: fresh() })));
    const waiting = sent.filter(({ held }) => held === 1);
    expect(waiting).toHaveLength(2);
    expect(await reasonsOf(waiting[0]!.pid)).toEqual(['speed']);
  });

  test('the same words again, and the same words by several', async () => {
    const [first, other, third] = [await member(), await member(), await member()];
    const message = `${fresh()} Write to me for a loan.`;
    expect((await reply(first, open.tid, { message })).held).toBe(0);
    const again = await reply(first, open.tid, { message: message.toUpperCase() });
    expect(await reasonsOf(again.pid)).toEqual(['repeated']);
    expect((await reply(other, open.tid, { message })).held).toBe(0);
    expect(await reasonsOf((await reply(third, open.tid, { message: `  ${message}` })).pid)).toEqual(['many']);
  });

  test('operators may switch it off', async () => {
    const ctx = { db, now: clock.now(), stale: (tag: string) => app.platform.tags.moved([tag]) };
    const stored = { linksNew: 0, linksKnown: 2, postsNew: 5, postsKnown: 10, sameWords: 3 };
    await saveSetting(ctx, 'spamDefence', { ...stored, hold: false });
    ctx.stale('settings');
    expect((await reply(await member(), open.tid, { message: link })).held).toBe(0);
    await saveSetting(ctx, 'spamDefence', { ...stored, hold: true });
    ctx.stale('settings');
    expect((await reply(await member(), open.tid, { message: link })).held).toBe(1);
  });
});

describe('the queue', () => {
  test('a moderator of another country, a member and a guest see none of it, and decide nothing', async () => {
    const { pid } = await heldThread(await member());
    expect((await queue(kenyan)).map((row) => row.pid)).not.toContain(pid);
    expect((await queue(moderator)).map((row) => row.pid)).toContain(pid);
    for (const call of ['review.claim-held', 'review.decide-held'] as const) {
      const input = { pid, approve: 1 } as never;
      expect((await api.call(call, input, kenyan)).error).toBe('threads.other_country');
      expect((await api.call(call, input, reader)).error).toBe('wire.forbidden');
      expect((await api.call(call, input)).http).toBe(401);
    }
    expect((await api.call('review.held-queue', {}, reader)).error).toBe('wire.forbidden');
    expect((await decide(999_999_999, 1)).error).toBe('threads.not_held');
  });

  test('of two who claim at once one has it, until the time is over', async () => {
    const { pid } = await heldThread(await member());
    const claim = (who: Writer) => api.call('review.claim-held', { pid }, who);
    const answers = await Promise.all([claim(moderator), claim(second)]);
    expect(answers.map(({ error }) => error ?? 'done').sort()).toEqual(['done', 'threads.held_claimed']);
    const [owner, other] = answers[0]!.error === undefined ? [moderator, second] : [second, moderator];
    expect((await queue(other)).find((row) => row.pid === pid)).toMatchObject({
      claimedBy: { username: owner.username },
      can: { decide: false },
    });
    expect((await decide(pid, 1, other)).error).toBe('threads.held_claimed');
    expect((await claim(owner)).error).toBeUndefined();
    clock.aheadInTest(11 * 60);
    expect((await decide(pid, 1, other)).error).toBeUndefined();
    expect((await claim(owner)).error).toBe('threads.held_decided');
  });

  test('of two who decide at once one does, and it is published once', async () => {
    const { pid, tid } = await heldThread(await member());
    const answers = await Promise.all([decide(pid, 1), decide(pid, 1, second)]);
    expect(answers.map(({ error }) => error ?? 'done').sort()).toEqual(['done', 'threads.held_decided']);
    expect((await infoOf(tid)).data.status).toBe(1);
    expect(await trailOf(pid)).toEqual(['threads.decide-held']);
  });

  test('a refused post can be approved after all; in a closed thread there is no place for it', async () => {
    const author = await member();
    const { tid } = await post(moderator, { message: fresh() });
    const held = await reply(author, tid, { message: `${fresh()} ${link}` });
    expect((await decide(held.pid, 0)).error).toBeUndefined();
    expect((await decide(held.pid, 0)).error).toBe('threads.held_decided');
    await api.must('review.close', { tid, closed: 1 }, operator);
    expect((await decide(held.pid, 1)).error).toBe('threads.held_gone');
    await api.must('review.close', { tid, closed: 0 }, operator);
    expect((await decide(held.pid, 1)).error).toBeUndefined();
    expect(await replies(tid)).toEqual([held.pid]);
  });

  test('a block made while a reply waited keeps the two apart when it is approved', async () => {
    const [author, writer] = [await member(), await member()];
    const { tid } = await post(author, { message: fresh() });
    const held = await reply(writer, tid, { message: `${fresh()} ${link}` });
    await api.must('follows.block', { block_uid: writer.uid, status: 1 }, author);
    expect((await decide(held.pid, 1)).error).toBe('threads.held_apart');
    await api.must('follows.block', { block_uid: writer.uid, status: 0 }, author);
    expect((await decide(held.pid, 1)).error).toBeUndefined();
    expect(await replies(tid)).toEqual([held.pid]);
  });

  test('what waits in a thread that its author deletes is gone from the queue, and its writer reads so', async () => {
    const [author, other] = [await member(), await member()];
    const { tid } = await post(author, { message: fresh() });
    const held = await reply(other, tid, { message: `${fresh()} ${link}` });
    await api.must('threads.delete', { tid }, author);
    expect((await queue(moderator)).map(({ pid }) => pid)).not.toContain(held.pid);
    expect((await api.must('review.own-held', {}, other)).data.list).toMatchObject([{ decision: 'gone' }]);
    expect((await decide(held.pid, 1)).error).toBe('threads.held_decided');
  });

  test('what was refused is deleted after 30 days', async () => {
    const author = await member();
    const { pid } = await heldThread(author);
    await decide(pid, 0);
    await daysLater(31, async () => {
      await runTask('threads.sweep-held');
      expect((await api.must('review.own-held', {}, author)).data.list).toEqual([]);
    });
  });
});

describe('words that a country lists', () => {
  const setWords = async (action: 'hold' | 'refuse' | 'mask', words: string, country_fid = 188) => {
    const { lists } = (await api.must('moderation.words', { country_fid }, operator)).data;
    const { version } = lists.find((list) => list.action === action)!;
    return api.must('moderation.set-words', { country_fid, action, words, version }, operator);
  };

  test('are refused by name, held or covered, in threads, replies and changes; elsewhere they are words', async () => {
    await setWords('refuse', 'forbídden thing');
    await setWords('hold', 'ठग');
    await setWords('mask', 'rubbish');
    const author = await member();
    const refused = await api.call('threads.create', { subject: 'A FORBIDDEN thing', message: fresh() }, author);
    expect([refused.error, refused.msg]).toEqual([
      'threads.word_refused',
      'You can’t use “forbídden thing” here. Change it and send again.',
    ]);
    const held = await reply(moderator, open.tid, { message: 'वह ठग है' });
    expect(held.held).toBe(1);
    expect((await queue(operator)).find((row) => row.pid === held.pid)).toMatchObject({
      reasons: ['word'],
      listed: ['ठग'],
    });
    const covered = await post(author, { subject: 'Such rubbish here', message: `${fresh()} rub<b>bish</b>` });
    const shown = (await infoOf(covered.tid)).data;
    expect([shown.subject, shown.message]).toEqual(['Such ••• here', expect.stringContaining('•••<b></b>')]);
    const edit = { ...covered, subject: 'Fine', message: 'वह ठग है, यह लंबा वाक्य है' };
    expect((await api.call('threads.edit', edit, author)).error).toBe('threads.edit_would_wait');
    const abroad = await post(await member({ countryFid: 207 }), { message: `rubbish ${fresh()}`, country_fid: 207 });
    expect((await infoOf(abroad.tid)).data.message).toContain('rubbish');
  });

  test('Global’s list holds everywhere; of two who change a list at once one is refused', async () => {
    await setWords('refuse', 'worldwide', globalFid);
    expect((await api.call('threads.create', { subject: 'Worldwide!', message: fresh() }, reader)).error).toBe(
      'threads.word_refused',
    );
    const change = (words: string) =>
      api.call('moderation.set-words', { country_fid: 206, action: 'mask', words, version: 0 }, operator);
    const answers = await Promise.all([change('one'), change('two')]);
    expect(answers.map(({ error }) => error ?? 'done').sort()).toEqual(['done', 'moderation.words_changed']);
    const long = { country_fid: 206, action: 'hold', words: 'x'.repeat(61), version: 0 } as const;
    expect((await api.call('moderation.set-words', long, operator)).error).toBe('moderation.word_too_long');
    expect((await api.call('moderation.set-words', long, moderator)).error).toBe('wire.forbidden');
    expect((await api.call('moderation.words', { country_fid: 12 }, operator)).error).toBe(
      'moderation.unknown_country',
    );
  });
});

describe('several posts at once', () => {
  const many = async (act: string, pids: readonly number[], who: Writer = moderator, rest: object = {}) =>
    (await api.must('review.moderate-many', { act, pids: pids.join(','), ...rest } as never, who)).data;

  test('each has its line in the trail; one that is refused says so, and the others are done', async () => {
    const author = await member();
    const posts = [await post(author, { message: fresh() }), await post(author, { message: fresh() })];
    const [abroad, office] = [await post(kenyan, { message: fresh(), country_fid: 207 }), await post(second)];
    const pids = [...posts, abroad, office].map(({ pid }) => pid);
    const before = await trail(moderator.uid);
    const { done, list } = await many('ban', pids, moderator, { rule: 'spam', reason: 'seen' });
    expect(done).toBe(2);
    expect(list.map(({ error }) => error)).toEqual([...['', '', 'threads.other_country', 'threads.author_in_office']]);
    expect(list[2]!.msg).not.toBe('');
    expect((await trail(moderator.uid)) - before).toBe(2);
    for (const { tid } of posts) expect((await infoOf(tid)).error).toBe('threads.banned_thread');
    expect((await infoOf(abroad.tid)).data.status).toBe(1);
    expect((await many('unban', pids)).done).toBe(2);
    for (const { tid } of posts) expect((await infoOf(tid)).data.status).toBe(1);
  });

  test('waiting posts are approved and refused together; more than 50 are not taken', async () => {
    const [one, two] = [await heldThread(await member()), await heldThread(await member())];
    expect((await many('approve', [one.pid, two.pid, open.pid])).list.map(({ error }) => error).sort()).toEqual([
      ...['', '', 'threads.not_held'],
    ]);
    expect((await many('refuse', [one.pid])).list[0]!.error).toBe('threads.held_decided');
    const pids = Array.from({ length: 51 }, (_, at) => at + 1).join(',');
    expect((await api.call('review.moderate-many', { act: 'ban', pids } as never, moderator)).http).toBe(400);
    expect((await api.call('review.moderate-many', { act: 'ban', pids: '1' } as never, reader)).error).toBe(
      'wire.forbidden',
    );
  });

  test('a member’s posts are listed for moderators of their country, those taken down too', async () => {
    const author = await member();
    const [shown, hidden] = [await post(author, { message: fresh() }), await post(author, { message: fresh() })];
    await many('delete', [hidden.pid]);
    const list = async (who: Writer) =>
      (await api.must('review.posts-of-member', { uid: author.uid }, who)).data.list.map(({ pid, state }) => [
        pid,
        state,
      ]);
    expect(await list(moderator)).toEqual([
      [hidden.pid, 'removed'],
      [shown.pid, 'shown'],
    ]);
    expect(await list(kenyan)).toEqual([]);
    expect((await api.call('review.posts-of-member', { uid: author.uid }, reader)).error).toBe('wire.forbidden');
  });

  test('a reason that operators wrote is read in each one’s language; another country’s is refused', async () => {
    const words = { en: 'No adverts', fr: 'Pas de publicité', hi: 'विज्ञापन नहीं' };
    const set = async (country_fid: number) =>
      (await api.must('moderation.set-canned', { country_fid, ...words }, operator)).data.id;
    const [own, foreign] = [await set(188), await set(207)];
    const author = await member();
    const { pid } = await post(author, { message: fresh() });
    const ban = (canned: number) =>
      api.call('review.ban-post', { pid, status: 1, canned, reason: 'Really' }, moderator);
    expect((await ban(foreign)).error).toBe('moderation.unknown_reason');
    expect((await ban(own)).error).toBeUndefined();
    await settle();
    for (const [language, said] of [
      ['fr', 'Pas de publicité Really'],
      ['en', 'No adverts Really'],
    ] as const) {
      const { data } = await api.must('notices.list', { type: 'systems' }, { ...author, language });
      expect(JSON.stringify(data)).toContain(said);
    }
    const offered = (await api.must('moderation.canned', {}, moderator)).data.list.map(({ id }) => id);
    expect([offered.includes(own), offered.includes(foreign)]).toEqual([true, false]);
  });
});

/** What the trail says was done to a post. */
const trailOf = async (pid: number): Promise<string[]> =>
  (await db.selectFrom('moderation.audit').select('action').where('subject', '=', `#${pid}`).execute()).map(
    ({ action }) => action,
  );

const trail = async (uid: number): Promise<number> =>
  (await db.selectFrom('moderation.audit').select('id').where('actor_uid', '=', uid).execute()).length;
