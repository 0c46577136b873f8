import { beforeEach, describe, expect, test } from 'vitest';
import type { CallerInputOf } from '../../../../contract/call.ts';
import type { CallName, Calls } from '../../../../contract/calls.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { proveLedger } from '../../economy/index.ts';

const forum = await testForum();
const { api, clock, db, member, post, reply, settle, forgetLimits, runTask, picture } = forum;
const author = await member();
const reader = await member();
const moderator = await member({ groupid: 3 });
const country = await member({ groupid: 2 });
const kenyan = await member({ groupid: 3, countryFid: 207 });
const everywhere = await member({ groupid: 3, countryFid: globalFid });
const operator = await member({ groupid: 1 });
const muted = await member({ groupid: 4 });

beforeEach(() => forgetLimits());

const notices = async (who: Writer) => JSON.stringify((await api.must('notices.list', { type: 'systems' }, who)).data);
const infoOf = async (tid: number, who: object = {}) => (await api.must('threads.info', { tid }, who)).data;
const topOf = async (fid: number) => (await api.must('feeds.top', { fid })).data.list.map(({ tid }) => tid);
const latestOf = async (country_fid: number) =>
  (await api.must('feeds.latest', { country_fid })).data.list.map(({ tid }) => tid);
const boardOf = async (typeid: number, country_fid = 188) =>
  (await api.must('threads.board-threads', { country_fid, typeid, order: 'new' })).data.list.map(({ tid }) => tid);
const xgold = async ({ token }: Writer) => (await api.must('economy.wallet', {}, { token })).data.xgold;
const trail = (uid: number) =>
  db.selectFrom('moderation.audit').selectAll().where('actor_uid', '=', uid).orderBy('id', 'desc').execute();
/** The country of another test: slots are a country's. */
const fresh = { country_fid: 217 };

describe('who may do what', () => {
  type Act = { call: CallName; input: (post: { tid: number; pid: number }) => object };
  const acts: Record<string, Act> = {
    pin: { call: 'review.pin', input: ({ pid }) => ({ pid, status: 1, type: 1 }) },
    digest: { call: 'review.digest', input: ({ tid }) => ({ tid, digestlevel: 1 }) },
    highlight: { call: 'review.highlight', input: ({ tid }) => ({ tid, highlight_style: 2 }) },
    move: { call: 'review.move', input: ({ tid }) => ({ tid, typeid: 3 }) },
    close: { call: 'review.close', input: ({ tid }) => ({ tid, closed: 1 }) },
    ban: { call: 'review.ban-post', input: ({ pid }) => ({ pid, status: 1 }) },
    delete: { call: 'threads.delete', input: ({ tid }) => ({ tid }) },
    'delete a post': { call: 'threads.delete-post', input: ({ pid }) => ({ pid }) },
  };
  const done = '';
  const roles: readonly [string, Writer | null, string, string][] = [
    ['a guest', null, 'wire.unauthorized', 'wire.unauthorized'],
    ['a member', reader, 'wire.forbidden', 'threads.not_yours'],
    ['a member who may not speak', muted, 'wire.forbidden', 'threads.not_yours'],
    ['a moderator', moderator, done, done],
    ['a country moderator', country, done, done],
    ['another country’s moderator', kenyan, 'threads.other_country', 'threads.other_country'],
    ['a moderator of Global', everywhere, done, done],
    ['an operator', operator, done, done],
  ];
  const table = roles.flatMap(([role, who, acting, own]) =>
    Object.entries(acts).map(([act, each]) => ({
      // Authors delete and pin, too, where it is theirs.
      ...{ role, who, act, ...each, refusal: /^(delete|pin)/.test(act) ? own : acting },
    })),
  );

  test.each(table)('R-MOD-001 R-MOD-010 R-MSC-032 $role: $act', async ({ who, call, input, refusal }) => {
    const thread = await post(author, { typeid: 2 });
    const answer = await api.call(call, input(thread) as never, who ?? {});
    expect(answer.error ?? '').toBe(refusal);
    if (refusal === done && call === 'review.pin')
      await api.must('review.pin', { pid: thread.pid, status: 0 }, operator);
  });

  test('R-MOD-011 a refusal carries its words; posts of those in office are judged by operators, digests are no own ones', async () => {
    const [own, colleague] = [await post(moderator), await post(country)];
    const refused = await api.call('review.digest', { tid: own.tid, digestlevel: 1 }, moderator);
    expect([refused.error, refused.body.msg]).toEqual(['threads.moderate_own', 'You can’t feature your own thread.']);
    const ban = { pid: colleague.pid, status: 1 };
    expect((await api.call('review.ban-post', ban, moderator)).error).toBe('threads.author_in_office');
    expect((await api.call('threads.delete', { tid: colleague.tid }, moderator)).error).toBe(
      'threads.author_in_office',
    );
    await api.must('review.ban-post', ban, operator);
    const third = { pid: own.pid, status: 1, type: 3 };
    expect((await api.call('review.pin', third, country)).error).toBe('threads.pin_everywhere');
  });

  test('the page says who may moderate', async () => {
    const { tid } = await post(author);
    for (const [who, may] of [
      [reader, false],
      [moderator, true],
      [kenyan, false],
      [operator, true],
    ] as const)
      expect((await infoOf(tid, who)).can.moderate).toBe(may);
  });
});

describe('pins', () => {
  test('R-MOD-005 three levels: on its board, in its country, everywhere, and what is pinned stands first', async () => {
    const [board, whole, all] = [
      await post(author, { ...fresh, typeid: 2 }),
      await post(author, { ...fresh, typeid: 2 }),
      await post(author, { ...fresh, typeid: 2 }),
    ];
    clock.advance(60);
    const newest = await post(author, { ...fresh, typeid: 2 });
    await settle();
    expect(await topOf(217)).toEqual([]);
    for (const [type, { pid }] of [board, whole, all].entries())
      await api.must('review.pin', { pid, status: 1, type: type + 1 }, operator);
    expect(await topOf(217)).toEqual([whole.tid, all.tid]);
    expect(await topOf(206)).toEqual([all.tid]);
    expect(await boardOf(2, 217)).toEqual([board.tid, whole.tid, all.tid, newest.tid]);
    expect((await boardOf(3, 206))[0]).toBe(all.tid);
    expect((await infoOf(all.tid)).displayorder).toBe(3);
    await api.must('review.pin', { pid: all.pid, status: 0 }, operator);
    expect(await topOf(206)).toEqual([]);
  });

  test('R-MOD-008 R-MOD-012 pinning fails when the slots are full, with words, and no crowd gets more', async () => {
    const place = { country_fid: 331, typeid: 4 };
    const threads = await Promise.all(Array.from({ length: 7 }, () => post(author, place)));
    const pin = (pid: number) => api.call('review.pin', { pid, status: 1, type: 1 }, operator);
    const answers = await Promise.all(threads.map(({ pid }) => pin(pid)));
    const refused = answers.filter(({ error }) => error === 'threads.pins_full_board');
    expect(refused).toHaveLength(2);
    expect(refused[0]!.body).toMatchObject({ status: 0, msg: 'The board’s pins are full. Unpin one first.' });
    const pinned = threads[answers.findIndex(({ error }) => error === undefined)]!;
    await api.must('review.ban-post', { pid: pinned.pid, status: 1 }, operator);
    const late = threads[answers.findIndex(({ error }) => error !== undefined)]!;
    expect((await pin(late.pid)).error).toBeUndefined();
    // What comes back has lost its pin: the slots would hold one too many.
    await api.must('review.ban-post', { pid: pinned.pid, status: 0 }, operator);
    expect((await infoOf(pinned.tid)).displayorder).toBe(0);
    expect((await pin(pinned.pid)).error).toBe('threads.pins_full_board');
  });

  test('replies are pinned within their thread and stand first on its first page', async () => {
    const { tid } = await post(author);
    const replies: { pid: number }[] = [];
    for (let i = 0; i < 12; i += 1) replies.push(await reply(reader, tid));
    await forgetLimits();
    const pids = async (page: number) =>
      (await api.must('threads.reply-list', { tid, page })).data.list.map(({ pid }) => pid);
    const last = replies[11]!.pid;
    await api.must('review.pin', { pid: last, status: 1, type: 0 }, moderator);
    expect((await pids(1))[0]).toBe(last);
    expect(await pids(1)).toHaveLength(11);
    expect(await pids(2)).toEqual(replies.slice(10).map(({ pid }) => pid));
    await api.must('review.pin', { pid: last, status: 0 }, moderator);
    expect(await pids(1)).toEqual(replies.slice(0, 10).map(({ pid }) => pid));
  });
});

describe('digest', () => {
  test('R-MOD-006 R-WAL-004 digest I, II or III earns its author XGold, another level instead of it, none takes it back', async () => {
    const writer = await member();
    const { tid } = await post(writer, fresh);
    await settle();
    const before = await xgold(writer);
    const gained = async (digestlevel: number) => {
      await api.must('review.digest', { tid, digestlevel }, operator);
      await settle();
      return (await xgold(writer)) - before;
    };
    const levels = [1, 3, 2, 0, 2];
    const earned: number[] = [];
    for (const level of levels) earned.push(await gained(level));
    expect(earned).toEqual([100, 400, 200, 0, 200]);
    const list = (await api.must('threads.introduction', { country_fid: 217 })).data.list;
    expect(list.map((row) => [row.tid, row.digest])).toContainEqual([tid, 2]);
    await api.must('threads.delete', { tid }, operator);
    await settle();
    // With the digest goes what the thread itself had earned.
    expect(await xgold(writer)).toBe(before - 20);
    expect((await proveLedger(db)).faults).toEqual([]);
  });
});

describe('what is hidden or deleted', () => {
  const everywhereGone = async (tid: number, subject: string) => {
    expect(await latestOf(217)).not.toContain(tid);
    expect(await boardOf(2, 217)).not.toContain(tid);
    expect(await topOf(217)).not.toContain(tid);
    for (const who of [{}, reader, author]) {
      expect((await api.call('threads.info', { tid }, who)).body).toMatchObject({ errCode: 10243 });
      expect((await api.call('threads.reply-list', { tid }, who)).error).toBe('threads.not_exist');
    }
    expect(JSON.stringify((await api.must('threads.of-member', { uid: author.uid })).data)).not.toContain(subject);
  };

  test.each([
    ['hidden', 'threads.banned_thread', 'hid your thread'],
    ['deleted', 'threads.removed_thread', 'deleted your thread'],
  ])(
    'R-MOD-007 R-MOD-014 a thread that is %s is gone at once, its page says why, and it comes back',
    async (how, refusal, said) => {
      const subject = `Will be ${how} ${clock.now().getTime()}`;
      const { tid, pid } = await post(author, { ...fresh, typeid: 2, subject });
      await settle();
      const figure = async () => (await api.must('profiles.user-count', { uuid: author.uid })).data.postCount;
      expect(await latestOf(217)).toContain(tid);
      const counted = await figure();
      const grounds = { rule: 'spam', reason: 'Twice now' } as const;
      if (how === 'hidden') await api.must('review.ban-post', { pid, status: 1, ...grounds }, operator);
      else await api.must('threads.delete', { tid, ...grounds }, operator);
      await everywhereGone(tid, subject);
      expect((await api.call('threads.info', { tid })).error).toBe(refusal);
      await settle();
      expect(await figure()).toBe(counted - 1);
      const read = await notices(author);
      for (const words of [said, subject, 'Adverts or spam', 'Twice now']) expect(read).toContain(words);
      expect((await trail(operator.uid))[0]).toMatchObject({
        subject_uid: author.uid,
        ...{ rule: 'spam', reason: 'Twice now' },
      });
      const listed = async () => (await api.must('review.taken-down', {}, operator)).data.list;
      expect((await listed())[0]).toMatchObject({ pid, rule: 'spam', by: { uid: operator.uid } });

      if (how === 'hidden') await api.must('review.ban-post', { pid, status: 0 }, operator);
      else await api.must('review.restore-post', { pid }, operator);
      await settle();
      expect(await latestOf(217)).toContain(tid);
      expect(await boardOf(2, 217)).toContain(tid);
      expect((await infoOf(tid)).subject).toBe(subject);
      expect(await figure()).toBe(counted);
      expect((await listed()).map((row) => row.pid)).not.toContain(pid);
      const again = how === 'hidden' ? ({ pid, status: 0 } as const) : { pid };
      const call = how === 'hidden' ? 'review.ban-post' : 'review.restore-post';
      // Sent twice, it is done once; what was never hidden can't be restored as such.
      expect((await api.call(call, again, operator)).error).toBeUndefined();
      expect((await trail(operator.uid)).filter(({ subject }) => subject === `#${pid}`)).toHaveLength(2);
    },
  );

  test('a reply keeps its place without its words, says that a moderator removed it, and comes back', async () => {
    const { tid } = await post(author);
    const { pid } = await reply(reader, tid, { message: 'Words that go.' });
    await settle();
    const shown = async () => (await api.must('threads.reply-list', { tid })).data.list[0]!;
    expect((await shown()).message).toContain('Words that go.');
    await api.must('review.ban-post', { pid, status: 1 }, moderator);
    expect(await shown()).toMatchObject({ pid, status: -2, message: '' });
    expect((await infoOf(tid)).replies).toBe(0);
    await api.must('review.ban-post', { pid, status: 1 }, moderator);
    expect((await api.call('review.restore-post', { pid }, moderator)).error).toBe('threads.not_taken_down');
    await api.must('review.ban-post', { pid, status: 0 }, moderator);
    expect((await shown()).message).toContain('Words that go.');
    expect((await infoOf(tid)).replies).toBe(1);
  });

  test('pictures stay while a deleted post can be restored, and go afterwards', async () => {
    const aid = await picture(author);
    const { tid, pid } = await post(author, { aids: String(aid) });
    await api.must('threads.delete', { tid }, moderator);
    expect((await api.call('review.ban-post', { pid, status: 1 }, moderator)).error).toBe('threads.taken_down_before');
    const uses = async () =>
      (await db.selectFrom('media.images').select('uses').where('aid', '=', aid).executeTakeFirstOrThrow()).uses;
    await runTask('threads.release-removed');
    expect(await uses()).toBe(1);
    clock.aheadInTest(31 * 86_400);
    await runTask('threads.release-removed');
    expect(await uses()).toBe(0);
    expect(await db.selectFrom('threads.takedowns').selectAll().where('pid', '=', pid).execute()).toEqual([]);
  });
});

describe('place', () => {
  test('R-MOD-007 a thread moves to another board or country with its figures, and loses its pin', async () => {
    const { tid, pid } = await post(author, { ...fresh, typeid: 2 });
    await api.must('review.pin', { pid, status: 1, type: 2 }, operator);
    await settle();
    const figures = async (country_fid: number, typeid: number) =>
      (await api.must('threads.board', { country_fid, typeid })).data.threads;
    const [left, reached] = [await figures(217, 2), await figures(207, 3)];
    await api.must('review.move', { tid, fid: 207, typeid: 3 }, operator);
    await settle();
    expect([await figures(217, 2), await figures(207, 3)]).toEqual([left - 1, reached + 1]);
    expect(await latestOf(217)).not.toContain(tid);
    expect(await latestOf(207)).toContain(tid);
    expect(await infoOf(tid)).toMatchObject({ country_fid: 207, typeid: 3, displayorder: 0 });
    const unknown = { tid, typeid: 999_999 };
    expect((await api.call('review.move', unknown, operator)).error).toBe('threads.unknown_board');
    const home = await post(author);
    expect((await api.call('review.move', { tid: home.tid, fid: 207 }, moderator)).error).toBe('threads.other_country');
  });

  test('R-MOD-007 a closed thread takes no reply until it is reopened', async () => {
    const { tid } = await post(author);
    await api.must('review.close', { tid, closed: 1, rule: 'settled' }, moderator);
    expect((await api.call('threads.new-reply', { tid, message: 'Too late.' }, reader)).error).toBe('threads.closed');
    expect((await infoOf(tid)).closed).toBe(1);
    await api.must('review.close', { tid, closed: 0 }, moderator);
    await reply(reader, tid);
    await settle();
    expect(await notices(author)).toContain('The question is answered');
  });

  test('a highlighted title has its colour in lists', async () => {
    const { tid } = await post(author, { ...fresh, typeid: 2 });
    await api.must('review.highlight', { tid, highlight_style: 4 }, operator);
    const { list } = (await api.must('threads.board-threads', { country_fid: 217, typeid: 2, order: 'new' })).data;
    expect(list.find((row) => row.tid === tid)?.highlight).toBe(4);
    const bad: CallerInputOf<Calls['review.highlight']> = { tid, highlight_style: 6 };
    expect((await api.call('review.highlight', bad, operator)).body).toMatchObject({
      issues: [{ field: 'highlight_style' }],
    });
  });
});
