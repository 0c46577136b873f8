import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { anActor } from '../../../../../tests/support/actor.ts';
import { live } from '../../../../../tests/support/crontab.ts';
import { movedBy } from '../../../../../tests/support/moved-tags.ts';
import type { Actor } from '../../../../platform/context.ts';
import { threadsByIds } from '../../core/sql/threads.ts';
import { ownKindParts, sharedKindParts } from '../../reads/kind-parts.ts';
import { allForReader } from '../../traits/for-reader.ts';
import { pollPersonalData } from './contributes.ts';
import { testPolls } from './testing/polls.ts';

const polls = await testPolls();
const { api, ask, clock, db, member, picture, question, see, vote } = polls;
const day = 86_400;

describe('posting a poll', () => {
  test('R-POL-003 R-POL-005 a poll has one choice and seven days unless it says otherwise, and always the fixed values', async () => {
    const ada = await member();
    const { tid } = await ask(ada);
    const { data } = await api.must('threads.info', { tid });
    expect(data).toMatchObject({ special: 1, subject: question.subject, message: '' });
    expect(data.poll).toMatchObject({ multiple: 1, overt: 0, visible: 1, max_choices: 1, end_time: 7, voters: 0 });
    expect(data.poll!.expiration - data.dateline).toBe(7 * day);
    expect(data.poll!.options.map(({ message }) => message)).toEqual(question.polloptions);
    const other = await api.call('threads.new-thread-vote', { ...question, overt: 1 }, ada);
    expect([other.http, other.body.issues]).toEqual([400, [expect.objectContaining({ field: 'overt' })]]);
  });

  test('R-POL-008 the settings are sent as expiration and maxchoices, 1 to 30 days', async () => {
    const ada = await member();
    const { tid } = await ask(ada, { expiration: 30, maxchoices: 2 });
    expect(await see(tid)).toMatchObject({ end_time: 30, max_choices: 2 });
    for (const expiration of [0, 31]) {
      const answer = await api.call('threads.new-thread-vote', { ...question, expiration }, ada);
      expect(answer.body.issues).toMatchObject([{ field: 'expiration' }]);
    }
  });

  test('R-POL-007 who has the flag 1 may post a poll, and who has it 0 may not', async () => {
    const members = [await member(), await member({ groupid: 4 }), await member({ verified: false })];
    for (const each of members) {
      const { auth } = (await api.must('members.auth', { scene: 'default' }, each)).data;
      const answer = await api.call('threads.new-thread-vote', question, each);
      expect(answer.ok, JSON.stringify(answer.body)).toBe(auth.allowpostpoll === 1);
    }
    expect((await api.must('members.auth', {})).data.auth.allowpostpoll).toBe(0);
    expect((await api.call('threads.new-thread-vote', question)).error).toBe('threads.need_login');
  });

  test('an option may show a picture of the writer’s own, which goes with the thread', async () => {
    const [ada, bola] = [await member(), await member()];
    const aid = await picture(ada);
    const uses = async () =>
      (await db.selectFrom('media.images').select('uses').where('aid', '=', aid).executeTakeFirstOrThrow()).uses;
    const { tid } = await ask(ada, { pollimage: `0,${aid}` });
    expect(await see(tid)).toMatchObject({ is_img: 1, options: [{ img: null }, { img: { aid } }, { img: null }] });
    expect(await uses()).toBe(1);
    const stolen = await api.call('threads.new-thread-vote', { ...question, pollimage: [aid] }, bola);
    expect(stolen.error).toBe('media.unknown_picture');
    await api.must('threads.delete', { tid }, ada);
    expect(await uses()).toBe(0);
  });

  test('operators who switch plain posts off leave polls on', async () => {
    const row = { name: 'regularPostsOpen', value: 'false', updated_at: clock.now() };
    await db.insertInto('platform.settings').values(row).execute();
    polls.app.platform.tags.moved(['settings']);
    await ask(await member());
    await db.deleteFrom('platform.settings').execute();
    polls.app.platform.tags.moved(['settings']);
  });
});

describe('voting', () => {
  test('a vote counts at once, for the voter, for others and in lists', async () => {
    const [ada, bola] = [await member(), await member()];
    const { tid } = await ask(ada, { maxchoices: 2 });
    expect((await see(tid, bola)).own).toEqual({ choices: [], can: { vote: true }, voteRefusal: '' });
    expect((await see(tid)).own).toEqual({ choices: [], can: { vote: false }, voteRefusal: 'threads.need_login' });
    const answer = await vote(tid, [3, 1], bola);
    expect(answer.body).toMatchObject({ status: 1, msg: 'Your vote is counted.' });
    const shown = { voters: 1, options: [{ votes: 1 }, { votes: 0 }, { votes: 1 }] };
    const own = { choices: [1, 3], can: { vote: false } };
    expect(answer.data).toMatchObject({ ...shown, own });
    expect(await see(tid, bola)).toMatchObject({ ...shown, own });
    expect(await see(tid)).toMatchObject({ ...shown, own: { choices: [] } });
    await polls.settle();
    const listed = (await api.must('feeds.latest', {}, bola)).data.list.find((row) => row.tid === tid);
    expect(listed!.poll).toMatchObject({ ...shown, own });
    expect((await api.must('threads.view', { tid }, bola)).body).toMatchObject({ success: 1, poll: { ...shown, own } });
  });

  test('the same vote again is answered alike and counts once; another is refused', async () => {
    const [ada, bola] = [await member(), await member()];
    const { tid } = await ask(ada);
    const first = await vote(tid, [2], bola);
    expect((await vote(tid, [2], bola)).data).toEqual(first.data);
    expect((await vote(tid, [1], bola)).error).toBe('threads.poll_voted');
    expect(await see(tid)).toMatchObject({ voters: 1, options: [{ votes: 0 }, { votes: 1 }, { votes: 0 }] });
  });

  test('however many presses on however many devices at once: one vote', async () => {
    const [ada, bola] = [await member(), await member()];
    const { tid } = await ask(ada);
    const presses = await Promise.all([1, 2, 1, 2, 1, 2].map((a_id) => vote(tid, [a_id], bola)));
    expect(presses.filter(({ ok }) => ok)).toHaveLength(3);
    const { voters, options } = await see(tid);
    expect([voters, options.reduce((sum, { votes }) => sum + votes, 0)]).toEqual([1, 1]);
  });

  test('many voters at once: the figures are those of the rows', async () => {
    const { tid } = await ask(await member(), { maxchoices: 2 });
    const voters = await Promise.all(Array.from({ length: 8 }, () => member()));
    await Promise.all(voters.map((each, at) => vote(tid, at % 2 ? [1, 2] : [2, 3], each)));
    const seen = await see(tid);
    expect(seen.voters).toBe(8);
    expect(seen.options.map(({ votes }) => votes)).toEqual([4, 8, 4]);
  });

  test.each([
    ['what is no option', { a_id: [9] }, 'threads.poll_unknown_option'],
    ['nothing', { a_id: [] }, 'threads.poll_unknown_option'],
    ['two where one may be chosen', { a_id: [1, 2] }, 'threads.poll_too_many_choices'],
    ['in no thread', { tid: 999_999, a_id: [1] }, 'threads.not_exist'],
  ])('nobody votes for %s', async (_, fields, refusal) => {
    const { tid } = await ask(await member());
    const answer = await api.call('threads.vote', { tid, ...fields }, await member());
    expect(answer.error).toBe(refusal);
    expect((await see(tid)).voters).toBe(0);
  });

  test('nobody votes in a plain thread, in a deleted one, in one of who has blocked them, or muted', async () => {
    const [ada, bola] = [await member(), await member()];
    const plain = await polls.post(ada);
    expect((await vote(plain.tid, [1], bola)).error).toBe('threads.poll_not_exist');
    const { tid } = await ask(ada);
    expect((await vote(tid, [1], await member({ groupid: 4 }))).error).toBe('threads.may_not_speak');
    expect((await vote(tid, [1], await member({ verified: false }))).error).toBe('threads.unverified');
    expect((await vote(tid, [1], await member({ groupid: 5 }))).error).toBe('wire.no_access');
    expect((await api.call('threads.vote', { tid, a_id: [1] })).http).toBe(401);
    await api.must('follows.block', { block_uid: bola.uid }, ada);
    expect((await vote(tid, [1], bola)).error).toBe('threads.kept_apart');
    await api.must('threads.delete', { tid }, ada);
    expect((await vote(tid, [1], await member())).error).toBe('threads.not_exist');
  });
});

describe('the end of a poll', () => {
  test('R-POL-004 a poll is open until its time, and finished then, also before the job has run', async () => {
    const [ada, bola] = [await member(), await member()];
    const { tid } = await ask(ada, { expiration: 1 });
    await vote(tid, [1], ada);
    await polls.daysLater(1, async () => {
      expect((await vote(tid, [1], bola)).error).toBe('threads.poll_finished');
      expect((await see(tid, bola)).own).toMatchObject({ can: { vote: false }, voteRefusal: 'threads.poll_finished' });
      // The vote that was given is answered again, as an answer may have been lost.
      expect((await vote(tid, [1], ada)).ok).toBe(true);
      await polls.runTask('threads.close-polls');
      expect(await see(tid)).toMatchObject({ finished: 1, voters: 1, options: [{ disabled: 1 }, {}, {}] });
    });
  });

  test('R-POL-004 the crontab alone closes a poll within a minute of its end', async () => {
    const { tid } = await ask(await member(), { expiration: 1 });
    const closed = async () =>
      (await db.selectFrom('threads.polls').select('closed_at').where('tid', '=', tid).executeTakeFirstOrThrow())
        .closed_at;
    await live(polls, 'threads.close-polls', day - 60);
    expect(await closed()).toBeNull();
    await live(polls, 'threads.close-polls', 120);
    expect(await closed()).not.toBeNull();
  });

  test('more than a hundred that are due are all closed', async () => {
    const { tid } = await ask(await member(), { expiration: 1 });
    await sql`insert into threads.polls (tid, max_choices, days, ends_at)
      select 9000000 + n, 1, 1, ${clock.now()} from generate_series(1, 130) n`.execute(db);
    await polls.runTask('threads.close-polls');
    const open = await db.selectFrom('threads.polls').select('tid').where('closed_at', 'is', null).execute();
    expect(open.map((row) => row.tid)).toContain(tid);
    expect(open.filter((row) => row.tid > 9_000_000)).toEqual([]);
  });
});

describe('changing a poll', () => {
  const changed = { subject: 'Who starts up front?', polloptions: ['Old', 'New'], expiration: 2, maxchoices: 2 };

  test('its author changes words, options and settings before the first vote', async () => {
    const [ada, bola] = [await member(), await member()];
    const aid = await picture(ada);
    const { tid, pid } = await ask(ada, { pollimage: [aid] });
    await api.must('threads.edit-post-vote', { tid, pid, ...changed }, ada);
    const { data } = await api.must('threads.info', { tid }, ada);
    expect(data).toMatchObject({ subject: changed.subject, can: { edit: true } });
    expect(data.poll).toMatchObject({ end_time: 2, max_choices: 2, is_img: 0, options: [{ a_id: 1 }, { a_id: 2 }] });
    const { uses } = await db
      .selectFrom('media.images')
      .select('uses')
      .where('aid', '=', aid)
      .executeTakeFirstOrThrow();
    expect(uses).toBe(0);
    const theirs = await api.call('threads.edit-post-vote', { tid, pid, ...changed }, bola);
    expect(theirs.error).toBe('threads.not_yours');
    const opened = (await api.must('threads.get-data', { pid }, ada)).data;
    expect(opened).toMatchObject({
      special: 1,
      poll: { end_time: 2, options: [{ message: 'Old' }, { message: 'New' }] },
    });
  });

  test('from the first vote on it stays as it was asked, by either call, and says so', async () => {
    const ada = await member();
    const { tid, pid } = await ask(ada);
    await vote(tid, [1], await member());
    expect((await api.must('threads.info', { tid }, ada)).data.can.edit).toBe(false);
    expect((await api.must('threads.view', { tid }, ada)).body).toMatchObject({ postlist: [{ can: { edit: false } }] });
    for (const call of ['threads.edit-post-vote', 'threads.edit'] as const) {
      const answer = await api.call(call, { tid, pid, message: 'Another question altogether.', ...changed }, ada);
      expect(answer.error).toBe('threads.poll_has_votes');
    }
    expect((await see(tid)).options.map(({ message }) => message)).toEqual(question.polloptions);
  });

  test('a plain thread becomes no poll', async () => {
    const ada = await member();
    const { tid, pid } = await polls.post(ada);
    const answer = await api.call('threads.edit-post-vote', { tid, pid, ...changed }, ada);
    expect(answer.error).toBe('threads.post_not_exist');
  });

  test('a vote and an edit at once: the vote is for what was asked', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [ada, bola] = [await member(), await member()];
      const { tid, pid } = await ask(ada);
      const [edit, cast] = await Promise.all([
        api.call('threads.edit-post-vote', { tid, pid, ...changed }, ada),
        vote(tid, [3], bola),
      ]);
      const { voters, options } = await see(tid);
      // Either the vote was first, and nothing changed, or the edit was, and there is no third option.
      expect([edit.ok, cast.ok]).toEqual(voters === 1 ? [false, true] : [true, false]);
      expect(options).toHaveLength(voters === 1 ? 3 : 2);
    }
  });
});

test('a member’s votes are exported and forgotten, and the figures stay', async () => {
  const bola = await member();
  const { tid } = await ask(await member());
  await vote(tid, [2], bola);
  const shown = async () => {
    const rows: object[] = [];
    for await (const file of pollPersonalData.collect(db, bola.uid)) {
      if (file.path === 'votes.json' && 'rows' in file) for await (const batch of file.rows) rows.push(...batch);
    }
    return rows;
  };
  expect(await shown()).toMatchObject([{ tid, choices: ['The captain'] }]);
  const ctx = { db, now: clock.now(), log: polls.app.platform.log, emit: () => {}, stale: () => {} };
  expect(await pollPersonalData.forget(ctx, bola.uid)).toBe(false);
  expect(await shown()).toEqual([]);
  expect(await see(tid)).toMatchObject({ voters: 1, options: [{ votes: 0 }, { votes: 1 }, { votes: 0 }] });
});

/** How many statements the kinds' parts of some threads cost a reader. */
async function statementsFor(tids: readonly number[], actor: Actor | null): Promise<{ shared: number; own: number }> {
  let count = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const threads = await threadsByIds(db, tids);
  const ctx = { db: counting, now: clock.now(), log: polls.app.platform.log, locale: 'en' as const, reads: () => {} };
  const readers = {
    isReader: () => false,
    reader: () => 0,
    whyHidden: () => undefined,
    hidden: [],
    access: null,
    office: null,
  };
  await sharedKindParts({ ...ctx, ...readers }, { members: async () => new Map() }, threads);
  const shared = count;
  const reader = { actor, db: counting };
  const shown = await allForReader(reader, threads, ({ country_fid }) => country_fid);
  await ownKindParts({ ...reader, now: clock.now() }, shown);
  return { shared, own: count - shared };
}

test('a list asks for its polls by one statement, for the reader’s part by them and their votes, and for none where there is none', async () => {
  const ada = await member();
  const { tid: plain } = await polls.post(ada);
  const tids = [plain, (await ask(ada)).tid, (await ask(ada)).tid, (await ask(ada)).tid];
  expect(await statementsFor([plain], anActor({ uid: ada.uid }))).toEqual({ shared: 0, own: 0 });
  expect(await statementsFor(tids, null)).toEqual({ shared: 1, own: 1 });
  expect(await statementsFor(tids, anActor({ uid: ada.uid }))).toEqual({ shared: 1, own: 2 });
});

test('a vote makes the pages of its poll stale, in lists as well; sent again it moves nothing; and so does its end', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await ask(ada, { expiration: 1 });
  expect(await movedBy(polls, () => vote(tid, [1], bola))).toEqual([`t:${tid}`]);
  expect(await movedBy(polls, () => vote(tid, [1], bola))).toEqual([]);
  clock.aheadInTest(day);
  expect(await movedBy(polls, () => polls.runTask('threads.close-polls').then(polls.settle))).toContain(`t:${tid}`);
});

test('a poll is whole in the lists that are their reader’s own', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await ask(ada);
  await api.must('follows.follow', { follow_uid: ada.uid }, bola);
  await api.must('threads.favorite', { id: tid, favorite: 1 }, bola);
  await vote(tid, [1], bola);
  const [row] = (await api.must('feeds.latest', {}, bola)).data.list.filter((each) => each.tid === tid);
  expect(row?.poll).toMatchObject({ voters: 1, own: { choices: [1] } });
  const lists = [
    (await api.must('feeds.following', {}, bola)).data.list,
    (await api.must('threads.of-member', { uid: ada.uid }, bola)).data.list,
    (await api.must('threads.favorites', {}, bola)).data.list,
  ];
  for (const list of lists) expect(list).toEqual([row]);
});
