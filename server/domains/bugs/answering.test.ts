import { beforeEach, expect, test } from 'vitest';
import type { Writer } from '../../../tests/support/forum.ts';
import { testBugs } from './testing/bugs.ts';

const bugs = await testBugs();
const { api, clock, member, report, see, tids, answer, settle, forgetLimits, reply } = bugs;
const ada = await member();
const eve = await member();
const bola = await member();
const moderator = await member({ groupid: 3 });
const kenyan = await member({ groupid: 3, countryFid: 207 });
const operator = await member({ groupid: 1 });
const [pending, collected, pleaseAdd, replied, solved] = [1, 2, 3, 4, 5];

beforeEach(() => forgetLimits());

const settled = async (writer: Writer, fields: object = {}) => {
  const made = await report(writer, fields);
  await settle();
  return made;
};
const queue = async (staff: Writer, fields: object = {}) => (await api.must('bugs.queue', fields, staff)).data;
const noticesOf = async (who: Writer) =>
  (await api.must('notices.list', { type: 'reply' }, who)).data.list.map(({ Type, Tid }) => `${Type}:${Tid}`);

test('R-BUG-006 staff write each status with its words in one act, which stand as our team’s', async () => {
  const { tid } = await settled(ada);
  const done = await answer(moderator, tid, replied, { message: 'Choose the network by hand once.' });
  expect(done.data).toMatchObject({ tid, status: replied, notified: 1 });
  await settle();
  const bug = await see(tid, ada);
  expect(bug).toMatchObject({ status: replied, status_text: 'Replied', due: 0 });
  expect(bug.team).toMatchObject({ pid: done.data.pid, uid: moderator.uid, words: 'Choose the network by hand once.' });
  const { list } = (await api.must('threads.reply-list', { tid }, ada)).data;
  expect(list.map(({ pid, of_team }) => [pid, of_team])).toEqual([[done.data.pid, 1]]);
});

test.each([
  [1, 'Pending'],
  [2, 'Collected'],
  [3, 'please add'],
  [4, 'Replied'],
  [5, 'Solved'],
])('R-BUG-006 status %i is called %s, and narrows the list', async (status, text) => {
  const { tid } = await settled(ada);
  if (status !== pending) expect((await answer(moderator, tid, status, { message: 'What we know.' })).ok).toBe(true);
  const chips = (await api.must('bugs.list', { bug_status: status })).data;
  expect(chips.statuses.find((each) => each.bug_status === status)?.status_text).toBe(text);
  expect(chips.threads.every(({ bug }) => bug.status === status)).toBe(true);
  expect(chips.threads.map((row) => row.tid)).toContain(tid);
});

test.each([
  ['a member', eve, 'wire.forbidden'],
  ['the reporter', ada, 'wire.forbidden'],
  ['a moderator of another country', kenyan, 'threads.no_permission'],
])('%s writes no status', async (_, who, refusal) => {
  const { tid } = await settled(ada);
  expect((await answer(who, tid, collected)).error).toBe(refusal);
  expect((await see(tid)).status).toBe(pending);
});

test('an operator answers wherever it is; "please add" needs words, and nothing new is nothing done', async () => {
  const { tid } = await settled(ada);
  expect((await answer(operator, tid, pleaseAdd)).error).toBe('bugs.question_missing');
  expect((await answer(operator, tid, pending)).error).toBe('bugs.nothing_new');
  expect((await answer(operator, tid, collected)).ok).toBe(true);
  expect((await answer(operator, 999_999, collected)).error).toBe('threads.bug_not_exist');
});

test('R-BUG-003 "please add" stops the clock, and the reporter’s answer lets it go on', async () => {
  clock.aheadInTest(0);
  const { tid, due } = await settled(ada);
  await answer(moderator, tid, collected);
  expect((await see(tid)).due).toBe(due);
  expect((await queue(moderator)).list.map((row) => row.tid)).toContain(tid);
  await answer(moderator, tid, pleaseAdd, { message: 'Does it happen with another pair?' });
  await settle();
  expect(await see(tid)).toMatchObject({ status: pleaseAdd, due: 0 });
  expect((await queue(moderator)).list.map((row) => row.tid)).not.toContain(tid);
  await reply(eve, tid);
  await settle();
  expect((await see(tid)).status).toBe(pleaseAdd);
  await reply(ada, tid, { message: 'With every pair.' });
  await settle();
  const went = await see(tid);
  expect(went.status).toBe(collected);
  expect(went.due).toBeGreaterThanOrEqual(due);
  const row = (await queue(moderator)).list.find((each) => each.tid === tid);
  expect(row?.answered).toBeGreaterThan(0);
});

test('a version solves it, and the reporter and whoever said "same here" are notified once', async () => {
  const { tid } = await settled(ada);
  await api.must('bugs.same', { tid }, eve);
  await answer(moderator, tid, solved, { message: 'Update under Settings.', solved_in: '14.0.33' });
  await settle();
  expect(await see(tid)).toMatchObject({ status: solved, solved_in: '14.0.33' });
  expect(await tids({ solved_in: '14.0.33' })).toEqual([tid]);
  for (const who of [ada, eve]) {
    const ofThis = (await noticesOf(who)).filter((each) => each.endsWith(`:${tid}`));
    expect(ofThis).toEqual([`bug_solved:${tid}`]);
  }
  expect(await noticesOf(bola)).toEqual([]);
  expect((await api.must('bugs.gone', { tid, gone: 1 }, eve)).data).toMatchObject({ gone_count: 1, still_count: 0 });
  expect((await api.must('bugs.gone', { tid, gone: 0 }, eve)).data).toMatchObject({ gone_count: 0, still_count: 1 });
  await answer(moderator, tid, pending);
  expect(await see(tid)).toMatchObject({ status: pending, solved_in: '' });
  expect((await see(tid)).due).toBeGreaterThan(0);
});

test('a duplicate is joined: who follows it counts once over there, and goes back with it', async () => {
  const [older, younger] = [await settled(ada), await settled(eve)];
  await api.must('bugs.same', { tid: older.tid }, bola);
  await api.must('bugs.same', { tid: younger.tid }, bola);
  await api.must('bugs.same', { tid: younger.tid }, moderator);
  const joined = await answer(moderator, younger.tid, collected, {
    ...{ message: 'It is the same light.', duplicate_of: older.tid },
  });
  expect(joined.ok).toBe(true);
  await settle();
  expect(await see(older.tid, eve)).toMatchObject({ same: 3, own: { is_same: 1 } });
  const bug = await see(younger.tid, ada);
  expect(bug.duplicate_of).toMatchObject({ tid: older.tid, same: 3 });
  expect(bug.own.sameRefusal).toBe('threads.bug_joined');
  expect(await tids()).not.toContain(younger.tid);
  expect(await tids({ filter: 'mine' }, eve)).toContain(younger.tid);
  expect((await queue(moderator)).list.map(({ tid }) => tid)).not.toContain(younger.tid);
  expect(await noticesOf(eve)).toContain(`bug_joined:${younger.tid}`);
  expect((await answer(moderator, older.tid, collected, { duplicate_of: younger.tid })).error).toBe(
    'bugs.joined_in_ring',
  );
  expect((await api.call('bugs.separate', { tid: younger.tid }, kenyan)).error).toBe('bugs.not_yours');
  await api.must('bugs.separate', { tid: younger.tid }, moderator);
  expect((await see(older.tid)).same).toBe(1);
  expect(await tids()).toContain(younger.tid);
  expect((await see(younger.tid)).due).toBeGreaterThan(0);
  expect((await api.call('bugs.separate', { tid: younger.tid }, moderator)).error).toBe('bugs.not_joined');
});

test('"same here" of fifty at once counts fifty, of one member once, and not of one’s own', async () => {
  const { tid } = await settled(ada);
  const people = await Promise.all(Array.from({ length: 50 }, () => member()));
  await Promise.all([...people, people[0]!, people[0]!].map((each) => api.must('bugs.same', { tid }, each)));
  expect((await see(tid, people[0])).same).toBe(50);
  expect((await api.must('bugs.same', { tid, same: 0 }, people[0]!)).data).toEqual({ tid, same: 49, is_same: 0 });
  expect((await api.call('bugs.same', { tid }, ada)).error).toBe('threads.bug_same_own');
  const first = (await api.must('bugs.who-same', { tid })).data;
  expect([first.count, first.list.length]).toEqual([49, 20]);
  const next = (await api.must('bugs.who-same', { tid, after: first.next })).data;
  expect(new Set([...first.list, ...next.list].map(({ uid }) => uid)).size).toBe(40);
});

test('of two statuses at once both are written, one after the other', async () => {
  const { tid } = await settled(ada);
  const both = await Promise.all([
    answer(moderator, tid, replied, { message: 'One.' }),
    answer(operator, tid, collected, { message: 'Two.' }),
  ]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  const { list } = (await api.must('bugs.history', { tid }, moderator)).data;
  expect(list.map(({ act }) => act)).toEqual(['answer', 'answer']);
});

test('R-BUG-002 the address is read by our team of the country alone', async () => {
  const { tid } = await settled(ada, { email: 'ada@example.org' });
  expect((await api.must('bugs.email', { tid }, moderator)).data.email).toBe('ada@example.org');
  expect((await api.call('bugs.email', { tid }, kenyan)).error).toBe('bugs.not_yours');
  expect((await api.call('bugs.email', { tid }, ada)).error).toBe('wire.forbidden');
  const { rows } = await bugs.pool.query('select email from bugs.emails where tid = $1', [tid]);
  expect(String(rows[0].email)).not.toContain('ada');
});

test('the queue has the country’s own, those due first first, and an operator has all', async () => {
  const abroad = await member({ countryFid: 207 });
  const { tid } = await settled(abroad, { subject: 'Front camera is green' });
  const has = async (staff: Writer, fields: object = {}) =>
    (await queue(staff, fields)).list.some((row) => row.tid === tid);
  expect([await has(kenyan), await has(moderator), await has(operator, { country_fid: 207 })]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await api.call('bugs.queue', { country_fid: 207 }, moderator)).error).toBe('bugs.not_yours');
  const dues = (await queue(operator)).list.map(({ due }) => due);
  expect(dues).toEqual([...dues].sort((a, b) => a - b));
});

test('R-BUG-003 a report that is answered late is late in the queue before, and counted as such', async () => {
  const late = await settled(ada);
  await bugs.daysLater(40, async () => {
    const row = (await queue(moderator)).list.find(({ tid }) => tid === late.tid);
    expect(row?.group).toBe('late');
    expect((await queue(operator)).in_time).toEqual({ answered: 0, in_time: 0, percent: 100 });
    const early = await settled(ada);
    for (const { tid } of [late, early]) await answer(operator, tid, replied, { message: 'At last.' });
    // What is said again counts once.
    await answer(operator, early.tid, replied, { message: 'And once more.' });
    expect((await queue(operator)).in_time).toEqual({ answered: 2, in_time: 1, percent: 50 });
  });
});

test('of four first answers at once one counts in its month', async () => {
  const { tid } = await settled(ada);
  await bugs.daysLater(80, async () => {
    const at = clock.now();
    const said = ['One.', 'Two.', 'Three.', 'Four.'].map((message) => answer(operator, tid, replied, { message }));
    expect((await Promise.all(said)).every(({ ok }) => ok)).toBe(true);
    const month = `${at.toISOString().slice(0, 7)}-01`;
    const { rows } = await bugs.pool.query('select answered from bugs.months where month = $1', [month]);
    expect(rows).toEqual([{ answered: 1 }]);
  });
});

test('a moderator’s own report that they solve is no deed of theirs', async () => {
  const solvedBy = async (who: Writer) => {
    const { tid } = await settled(moderator);
    expect((await answer(who, tid, solved, { message: 'Update.' })).ok).toBe(true);
    const { rows } = await bugs.pool.query('select events from platform.outbox');
    const events = rows.flatMap((row: { events: { name: string; payload: { tid?: number } }[] }) => row.events);
    return events.filter(({ name, payload }) => name === 'threads.bug-solved' && payload.tid === tid).length;
  };
  expect([await solvedBy(moderator), await solvedBy(operator)]).toEqual([0, 1]);
});

test('answers that our team has saved', async () => {
  const saved = (await api.must('bugs.save-answer', { name: 'Update', message: 'Update first.' }, moderator)).data;
  await api.must('bugs.save-answer', { ...saved, message: 'Update, then tell us.' }, kenyan);
  expect((await api.must('bugs.saved-answers', {}, operator)).data.list).toEqual([
    { ...saved, message: 'Update, then tell us.' },
  ]);
  expect((await api.call('bugs.save-answer', { name: ' ', message: 'x' }, moderator)).error).toBe('bugs.unnamed');
  await api.must('bugs.delete-answer', { id: saved.id }, moderator);
  expect((await api.call('bugs.delete-answer', { id: saved.id }, moderator)).error).toBe('bugs.unknown_answer');
});
