import { expect, test } from 'vitest';
import { aReport, testBugs } from './testing/bugs.ts';

const bugs = await testBugs({ env: { FIRST_POSTS: 'held' } });
const { api, member, report, see, tids, settle } = bugs;
const eve = await member();
const moderator = await member({ groupid: 3 });

test('a report that waits for a moderator is nobody else’s until it is both whole and approved', async () => {
  const late = await member();
  const message = 'It is shown at https://elsewhere.example/torch and never stops.';
  const whole = await report(late, { message });
  const half = (await api.must('threads.create', { subject: 'Half', message: `Again: ${message}`, fid: 345 }, late))
    .data;
  expect([whole.held, half.held]).toEqual([1, 1]);
  await settle();
  expect(await tids()).not.toContain(whole.tid);
  for (const { pid } of [whole, half]) await api.must('review.decide-held', { pid, approve: 1 }, moderator);
  await settle();
  expect(await tids()).toContain(whole.tid);
  expect((await see(whole.tid)).due).toBeGreaterThan(0);
  expect((await api.call('threads.info', { tid: half.tid }, eve)).error).toBe('threads.not_exist');
  const { type, device_model, probability, email } = aReport;
  const sel_var = JSON.stringify({ type, device_model, probability, email });
  await api.must('bugs.thread-submit', { tid: half.tid, sel_var }, late);
  await settle();
  expect(await tids()).toContain(half.tid);
});

test('the address goes with a report that its author deletes while it waits for a moderator', async () => {
  const message = 'It is shown at https://elsewhere.example/torch and never stops.';
  const author = await member();
  const { tid, held } = await report(author, { message });
  const hasAddress = async () =>
    (await bugs.pool.query('select 1 from bugs.emails where tid = $1', [tid])).rows.length > 0;
  expect([held, await hasAddress()]).toEqual([1, true]);
  await api.must('threads.delete', { tid }, author);
  await settle();
  expect(await hasAddress()).toBe(false);
});
