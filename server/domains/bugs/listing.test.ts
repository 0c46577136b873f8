import { beforeEach, expect, test } from 'vitest';
import { secretKey } from '../../../tests/support/app.ts';
import { bugPersonalData } from '../threads/index.ts';
import type { BugsDeps } from './deps.ts';
import { bugsPersonalData } from './personal-data.ts';
import { aReport, testBugs } from './testing/bugs.ts';

const bugs = await testBugs();
const { api, member, report, see, list, tids, answer, settle, forgetLimits, reply } = bugs;
const ada = await member();
const eve = await member();
const moderator = await member({ groupid: 3 });
const operator = await member({ groupid: 1 });

beforeEach(() => forgetLimits());

test('R-BUG-007 R-BUG-011 the list of board 345 has twenty a page, each once', async () => {
  const made: number[] = [];
  for (let n = 0; n < 23; n += 1) {
    await forgetLimits();
    made.push((await report(ada, { subject: `Report number ${n}` })).tid);
  }
  await settle();
  const first = await list();
  expect([first.threads.length, first.count, first.totalPage, first.todayposts]).toEqual([20, 23, 2, 23]);
  const second = await list({ page: 2 });
  const after = await list({ after: first.next });
  expect(after.threads.map(({ tid }) => tid)).toEqual(second.threads.map(({ tid }) => tid));
  expect([...first.threads, ...second.threads].map(({ tid }) => tid)).toEqual(made.toReversed());
  expect((await list({ page: 9 })).threads).toEqual([]);
  expect((await api.call('bugs.list', { fid: 188 })).error).toBe('bugs.unknown_board');
  expect((await api.call('bugs.list', { filter: 'mine' })).error).toBe('threads.need_login');
});

test('it is narrowed by phone and type, and ordered by replies and by "same here"', async () => {
  const kito = await report(ada, { device_model: 'Kito X3', type: 'question' });
  const other = await report(ada, { device_model: 'Kito X3' });
  await settle();
  expect(await tids({ device_model: 'Kito X3' })).toEqual([other.tid, kito.tid]);
  expect(await tids({ device_model: 'Kito X3', type: 'question' })).toEqual([kito.tid]);
  expect((await list({ device_model: 'Kito X3' })).statuses[0]).toMatchObject({ bug_status: 1, count: 2 });
  expect((await list()).models.find(({ value }) => value === 'Kito X3')?.count).toBe(2);
  await reply(eve, kito.tid);
  await settle();
  expect((await tids({ device_model: 'Kito X3', filter: 'lastpost' }))[0]).toBe(kito.tid);
  await api.must('bugs.same', { tid: other.tid }, eve);
  expect((await tids({ filter: 'same' }))[0]).toBe(other.tid);
  const row = (await list({ filter: 'same' }, eve)).threads[0]!;
  expect(row.bug).toMatchObject({ same: 1, is_same: 1 });
});

test('what is deleted or hidden leaves the list and the queue, and what is restored comes back', async () => {
  const { tid, pid } = await report(ada);
  await settle();
  await api.must('review.ban-post', { pid, status: 1 }, moderator);
  await settle();
  expect(await tids()).not.toContain(tid);
  await api.must('review.ban-post', { pid, status: 0 }, moderator);
  await settle();
  expect(await tids()).toContain(tid);
  await api.must('threads.delete', { tid }, ada);
  await settle();
  expect(await tids()).not.toContain(tid);
  const { rows } = await bugs.pool.query('select 1 from bugs.emails where tid = $1', [tid]);
  expect(rows).toEqual([]);
});

test('what is moved off the board leaves the list and the queue, and comes back with it', async () => {
  const { tid } = await report(ada, { device_model: 'Kito X3' });
  await settle();
  const of = { device_model: 'Kito X3' };
  const queued = async () => (await api.must('bugs.queue', of, moderator)).data.list.map((row) => row.tid);
  const shown = async () => [(await tids(of)).includes(tid), (await queued()).includes(tid)];
  expect(await shown()).toEqual([true, true]);
  await api.must('review.move', { tid, fid: 188 }, moderator);
  await settle();
  expect(await shown()).toEqual([false, false]);
  await api.must('review.move', { tid, fid: 345 }, moderator);
  await settle();
  expect(await shown()).toEqual([true, true]);
});

test('who blocked the reporter doesn’t find the report', async () => {
  const [writer, reader] = [await member(), await member()];
  const { tid } = await report(writer);
  await settle();
  await api.must('follows.block', { block_uid: writer.uid, status: 1 }, reader);
  expect(await tids({}, reader)).not.toContain(tid);
  expect((await api.call('bugs.same', { tid }, reader)).ok).toBe(false);
});

test('three reports at most are like a title, of those that may be seen, with "same here" beside', async () => {
  const subject = 'Fingerprint reader freezes after charging';
  const made: { tid: number }[] = [];
  for (let n = 0; n < 4; n += 1) made.push(await report(ada, { subject: `${subject} ${'abcd'[n]}` }));
  await bugs.post(ada, { subject });
  await settle();
  await bugs.runTask('search.fill');
  await api.must('bugs.same', { tid: made[0]!.tid }, eve);
  const found = (await api.must('bugs.similar', { q: 'fingerprint reader freezes' }, eve)).data.list;
  expect(found.length).toBe(3);
  expect(found.every(({ tid }) => made.some((each) => each.tid === tid))).toBe(true);
  expect((await api.must('bugs.similar', {})).data.list).toEqual([]);
  const seenBy = async (who?: typeof eve) =>
    (await api.must('bugs.similar', { q: 'fingerprint reader freezes' }, who)).data.list[0]?.sameRefusal;
  expect([await seenBy(ada), await seenBy(eve), await seenBy()]).toEqual(['threads.bug_same_own', '', '']);
});

test('many threads of such a title hide no report of it', async () => {
  const subject = 'Speaker crackles during loud songs';
  const { tid } = await report(ada, { subject });
  for (let n = 0; n < 61; n += 1) {
    await forgetLimits();
    await bugs.post(ada, { subject: `${subject} ${n}` });
  }
  await settle();
  expect((await api.must('bugs.similar', { q: subject }, eve)).data.list.map((row) => row.tid)).toEqual([tid]);
});

test('another board takes no reports, nor does a number that no board has', async () => {
  for (const fid of [770, Number.MAX_SAFE_INTEGER]) {
    expect((await api.call('bugs.form', { fid })).error).toBe('bugs.unknown_board');
  }
});

test('operators extend what is asked, and close it again', async () => {
  const titles = { en: 'Carrier', fr: 'Opérateur', hi: 'नेटवर्क' };
  const added = await api.must('bugs.add-variable', { var: 'carrier', type: 'text', required: 1, ...titles }, operator);
  expect(added.data).toMatchObject({ var: 'carrier', own: 0, closed: 0 });
  const refused = await api.call('bugs.report', aReport, ada);
  expect(refused.body.issues).toMatchObject([{ field: 'carrier' }]);
  const { tid } = await report(ada, { extra: { carrier: 'MTN' } });
  expect((await see(tid, ada)).extra).toEqual([{ var: 'carrier', value: 'MTN' }]);
  const french = (await api.must('bugs.form', {}, { language: 'fr' })).data.list;
  expect(french.find((each) => each.var === 'carrier')?.title).toBe('Opérateur');
  await api.must('bugs.close-variable', { var: 'carrier' }, operator);
  await report(ada, { extra: { carrier: 'MTN' } });
  expect((await api.call('bugs.close-variable', { var: 'type' }, operator)).error).toBe('bugs.variable_stays');
  expect((await api.call('bugs.report', { ...aReport, extra: { nothing: 'x' } }, ada)).error).toBe(
    'bugs.unknown_variable',
  );
});

test('what a member gave with reports is in their export, and forgotten with them', async () => {
  const gone = await member();
  const { tid } = await report(gone, { email: 'gone@example.com' });
  const other = await report(ada);
  await settle();
  await api.must('bugs.same', { tid: other.tid }, gone);
  await answer(moderator, other.tid, 5, { message: 'Solved.' });
  await api.must('bugs.gone', { tid: other.tid, gone: 1 }, gone);
  const parts = [bugPersonalData, bugsPersonalData({ secret: secretKey } as BugsDeps)];
  const exported = async () => {
    const found: Record<string, object[]> = {};
    for (const part of parts) {
      for await (const file of part.collect(bugs.db, gone.uid)) {
        found[file.path] = [];
        if ('rows' in file) for await (const batch of file.rows) found[file.path]!.push(...batch);
      }
    }
    return found;
  };
  expect(await exported()).toMatchObject({
    'emails.json': [{ tid, email: 'gone@example.com' }],
    'same-here.json': [{ tid: other.tid }],
    'bug-reports.json': [{ tid, type: 'bug', device_model: 'Zuri 5', probability: 'often', extra: {} }],
    'bugs-gone.json': [{ tid: other.tid, gone: true }],
  });
  for (const part of parts) await part.forget({ db: bugs.db } as never, gone.uid);
  // What others read of a report stays with its thread.
  expect(await exported()).toMatchObject({
    ...{ 'emails.json': [], 'same-here.json': [], 'bugs-gone.json': [] },
    'bug-reports.json': [{ tid }],
  });
  // What others have seen stays.
  expect(await see(other.tid)).toMatchObject({ same: 1, gone: 1 });
});
