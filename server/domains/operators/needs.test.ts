import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { recordCheck } from '../../platform/checks.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { recordRun } from '../../platform/machine/runs.ts';

const { api, db, clock, member } = await testForum();
const operator = await member({ groupid: 1 });
const needs = async () => (await api.must('operators.needs', {}, operator)).data;
const need = async (name: string) => (await needs()).list.find((row) => row.name === name);
const state = async (name: string) => (await needs()).states.find((row) => row.name === name);

test('what waits is shown with the moment since when, and the one until when it was promised', async () => {
  expect(await need('feedback')).toEqual({ name: 'feedback', count: 0, oldest: null, due: null });
  const [ada, eve] = [await member(), await member()];
  await api.must('feedback.send', { category: 'idea', message: 'A bell for every thread.' }, ada);
  expect(await need('feedback')).toMatchObject({ count: 1, due: null });
  const ban = { ban_uid: eve.uid, bannew: 4, banexpirynew: 30, reason: 'spam' } as const;
  await api.must('moderation.ban-user', ban, operator);
  const asked = Math.floor(clock.now().getTime() / 1000);
  await api.must('moderation.appeal', { message: 'I was not there that day.' }, eve);
  const appeals = await need('appeals');
  const [oldest, due] = [appeals?.oldest, appeals?.due].map((at) => Date.parse(at ?? '') / 1000);
  expect(Math.abs((oldest ?? 0) - asked)).toBeLessThan(60);
  expect((due ?? 0) - (oldest ?? 0)).toBe(14 * 86_400);
});

test('a moderator sees what they may decide where they moderate, and when it is due: no other country’s, no operator’s, no machine', async () => {
  const [nigerian, kenyan] = [await member({ groupid: 3 }), await member({ groupid: 3, countryFid: 207 })];
  const eve = await member({ countryFid: 207 });
  const created_at = new Date(clock.now().getTime() - 3_600_000);
  const about = { about: `u:${eve.uid}`, tid: 0, pid: 0, uid: eve.uid, country_fid: 207, reports: 1, created_at };
  await db.insertInto('reports.cases').values(about).execute();
  const seen = async (who: Writer) => (await api.must('operators.moderator-needs', {}, who)).data;
  const of = async (who: Writer, name: string) => (await seen(who)).list.find((row) => row.name === name);
  const due = new Date(created_at.getTime() + 2 * 3_600_000);
  expect(await of(kenyan, 'reports')).toEqual({
    ...{ name: 'reports', count: 1 },
    ...{ oldest: created_at.toISOString(), due: due.toISOString() },
  });
  expect(await of(nigerian, 'reports')).toMatchObject({ count: 0, due: null });
  for (const who of [nigerian, kenyan]) {
    const counts = (await api.must('operators.waiting', {}, who)).data;
    expect(Object.fromEntries((await seen(who)).list.map(({ name, count }) => [name, count]))).toEqual(counts);
    expect(Object.keys(await seen(who))).toEqual(['list']);
    expect((await api.call('operators.needs', {}, who)).error).toBe('wire.forbidden');
  }
  expect((await api.call('operators.moderator-needs', {}, eve)).error).toBe('wire.forbidden');
});

test('it counts what the overview counts', async () => {
  const { list } = await needs();
  const overview = (await api.must('operators.overview', {}, operator)).data;
  expect(Object.fromEntries(list.map(({ name, count }) => [name, count]))).toEqual(overview);
});

test('backups and restores are late until there was one, good after it, and broken where the last one failed', async () => {
  expect(await state('backup')).toMatchObject({ state: 'late', since: null, label: 'Last backup' });
  const at = clock.now();
  await recordRun(db, { name: 'backup', at, succeeded: true, note: 'baobab-1' });
  expect(await state('backup')).toMatchObject({ state: 'good', since: at.toISOString(), said: 'baobab-1' });
  await recordRun(db, { name: 'backup', at, succeeded: false, note: 'no room' });
  expect(await state('backup')).toMatchObject({ state: 'broken', said: 'no room' });
  const earlier = new Date(at.getTime() - 60_000);
  await recordRun(db, { name: 'backup', at: earlier, succeeded: true, note: 'baobab-0' });
  expect(await state('backup')).toMatchObject({ state: 'broken' });
  expect(await state('drill')).toMatchObject({ state: 'late' });
});

test('a proof with faults is shown among the states of the machine, and all of its parts are there', async () => {
  await recordCheck(db, 'ledger', [{ account: 5 }]);
  expect(await state('ledger')).toMatchObject({ state: 'broken', figure: 1, said: '{"account":5}' });
  const { states } = await needs();
  expect(states.map(({ name }) => name)).toEqual([
    ...['jobs', 'readers', 'ledger', 'checks', 'backup', 'drill', 'disk', 'database', 'version', 'start'],
  ]);
  expect(states.find(({ name }) => name === 'database')?.figure).toBeGreaterThan(1_000_000);
  expect(states.find(({ name }) => name === 'version')?.said).toMatch(/^\d+\.\d+/);
});

test('a job that used up its tries is shown by its name', async () => {
  expect(await state('jobs')).toMatchObject({ state: 'good', figure: 0 });
  await addJob(db, 'tests.never');
  await sql`select graphile_worker.permanently_fail_jobs(
    array(select id from graphile_worker.jobs where task_identifier = 'tests.never'), 'no')`.execute(db);
  expect(await state('jobs')).toMatchObject({ state: 'broken', figure: 1, said: 'tests.never' });
});
