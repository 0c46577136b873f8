import { beforeEach, describe, expect, test } from 'vitest';
import type { CallerInputOf } from '../../../contract/call.ts';
import type { tasksCalls } from '../../../contract/domains/tasks/calls.ts';
import { taskFigures } from '../../../contract/domains/tasks/limits.ts';
import { finishReachedTask } from './jobs/finish-reached.ts';
import { tasksPersonalData } from './personal-data.ts';
import { countedDeeds } from './rules/figures.ts';
import { testTasks } from './testing/tasks-site.ts';

const site = await testTasks();
const { api, clock, db, member, post, settle, tasks, taskOf, claim, xgoldOf, runTask } = site;
const operator = await member({ groupid: 1 });

beforeEach(() => site.forgetLimits());

const named = { title_en: 'Publish twice', title_fr: 'Publier deux fois', title_hi: 'दो पोस्ट लिखें' };
const fields = {
  period: 'once' as const,
  figure: 'publish' as const,
  ...{ ...named, need: 2, xgold: 7, url: '/note/thread' },
} satisfies CallerInputOf<(typeof tasksCalls)['tasks.save-task']>;
const save = (input: object) => api.call('tasks.save-task', { ...fields, ...input }, operator);
const create = async (input: object = {}) => (await save(input)).data!;
const medalNamed = { name_en: 'Neighbour', name_fr: 'Voisinage', name_hi: 'पड़ोसी' };

test('every figure is of a declared deed, and every deed that is counted is declared', () => {
  const declared = new Set(site.app.deeds.map(({ name }) => name));
  expect(Object.keys(countedDeeds).filter((name) => !declared.has(name))).toEqual([]);
  const counted = new Set(Object.values(countedDeeds).flatMap(({ by, to, reached }) => [by, to, reached]));
  expect(taskFigures.filter((figure) => !counted.has(figure))).toEqual([]);
});

describe('a task', () => {
  test('is made without code, of any figure, and counts what was done before it was made', async () => {
    const ada = await member();
    await post(ada);
    await post(ada);
    await settle();
    const { taskid } = await create();
    expect(await taskOf(ada, taskid)).toMatchObject({ title: 'Publish twice', status: 1, have: 2, ends: 0 });
    expect((await claim(ada, taskid)).data).toMatchObject({ xgold: 7, period_key: 'once' });
    await api.must('tasks.close-task', { taskid }, operator);
  });

  test('that was made, or made easier, after its figure was reached is paid by itself, in its member’s own period', async () => {
    const [ada, bola] = [await member(), await member()];
    for (const who of [ada, ada, bola]) await post(who);
    await settle();
    const daily = await create({ period: 'daily', xgold: 9 });
    const once = await create({ need: 3 });
    const elsewhere = await create({ country_fid: 206 });
    const work = async () => {
      for (const { taskid } of [daily, once, elsewhere]) await runTask(finishReachedTask, { taskid });
    };
    await work();
    await work();
    const finished = async () => {
      const theirs = 'select uid, taskid from tasks.finished where taskid >= $1 and uid = any($2) order by taskid';
      return (await site.pool.query(theirs, [daily.taskid, [ada.uid, bola.uid]])).rows;
    };
    expect(await finished()).toEqual([{ uid: ada.uid, taskid: daily.taskid }]);
    await save({ taskid: once.taskid, version: once.version, need: 2 });
    await work();
    expect(await finished()).toHaveLength(2);
    const before = await xgoldOf(ada);
    for (const { taskid } of [daily, once, elsewhere]) await api.must('tasks.close-task', { taskid }, operator);
    clock.aheadInTest(86_400);
    await runTask('tasks.pay-ended');
    expect((await xgoldOf(ada)) - before).toBe(16);
  });

  test('has words in three languages, a page of the site and something to earn', async () => {
    expect(await save({ title_hi: ' ' })).toMatchObject({ error: 'tasks.unnamed' });
    expect(await save({ xgold: 0 })).toMatchObject({ error: 'tasks.nothing_earned' });
    expect(await save({ medalid: 4711 })).toMatchObject({ error: 'tasks.medal_unknown' });
    expect(await save({ url: 'https://evil.example/' })).toMatchObject({ error: 'wire.bad_input' });
    expect(await save({ url: '//evil.example/' })).toMatchObject({ error: 'wire.bad_input' });
    expect(await save({ country_fid: 4711 })).toMatchObject({ error: 'wire.bad_input' });
    expect(await save({ taskid: 4711 })).toMatchObject({ error: 'tasks.task_unknown' });
  });

  test('changes in the version that was seen; its figure and period stay', async () => {
    const { taskid, version } = await create();
    expect(await save({ taskid, version, period: 'daily' })).toMatchObject({ error: 'tasks.figure_stays' });
    expect((await save({ taskid, version, need: 5 })).data).toMatchObject({ need: 5, version: version + 1 });
    expect(await save({ taskid, version, need: 6 })).toMatchObject({ error: 'tasks.changed_meanwhile' });
    const { list } = (await api.must('tasks.admin-tasks', {}, operator)).data;
    expect(list.find((task) => task.taskid === taskid)).toMatchObject({ need: 5, closed: 0 });
    await api.must('tasks.close-task', { taskid }, operator);
  });

  test('of a country is its members’ alone', async () => {
    const { taskid } = await create({ country_fid: 206, need: 1 });
    const [ada, chi] = [await member(), await member({ countryFid: 206 })];
    for (const who of [ada, chi]) await post(who);
    expect(await taskOf(ada, taskid)).toBeUndefined();
    expect(await claim(ada, taskid)).toMatchObject({ error: 'tasks.task_unknown' });
    expect(await taskOf(chi, taskid)).toMatchObject({ status: 1 });
    const { rows } = await site.pool.query('select uid from tasks.finished where taskid = $1', [taskid]);
    expect(rows).toEqual([{ uid: chi.uid }]);
    await api.must('tasks.close-task', { taskid }, operator);
  });

  test('of a country that was finished is theirs who have moved to another one', async () => {
    const { taskid } = await create({ country_fid: 206, need: 1 });
    const ada = await member({ countryFid: 206 });
    await post(ada);
    await settle();
    const joined = new Date(clock.now().getTime() - 120 * 86_400_000);
    await db.updateTable('accounts.members').set({ created_at: joined }).where('uid', '=', ada.uid).execute();
    await api.must('profiles.change-location', { country_fid: 188, cityname: 'Lagos' }, ada);
    expect(await taskOf(ada, taskid)).toMatchObject({ status: 1 });
    expect((await claim(ada, taskid)).data).toMatchObject({ xgold: 7 });
    expect(await taskOf(ada, taskid)).toBeUndefined();
    expect(await claim(await member(), taskid)).toMatchObject({ error: 'tasks.task_unknown' });
    await api.must('tasks.close-task', { taskid }, operator);
  });

  test('that is closed pays what was finished, and nothing else', async () => {
    const { taskid } = await create({ need: 1 });
    const [ada, bola] = [await member(), await member()];
    await post(ada);
    await settle();
    await api.must('tasks.close-task', { taskid }, operator);
    await post(bola);
    await settle();
    expect(await claim(bola, taskid)).toMatchObject({ error: 'tasks.task_closed' });
    const before = await xgoldOf(ada);
    await runTask('tasks.pay-ended');
    await runTask('tasks.pay-ended');
    expect((await xgoldOf(ada)) - before).toBe(7);
    expect((await tasks(ada)).list.flatMap(({ lists }) => lists).some((row) => row.taskid === taskid)).toBe(false);
    await api.must('tasks.close-task', { taskid, closed: 0 }, operator);
    expect((await claim(bola, taskid)).ok).toBe(true);
    await api.must('tasks.close-task', { taskid }, operator);
  });

  test('that is closed pays also where very many were closed after it', async () => {
    const { taskid } = await create({ need: 1 });
    const ada = await member();
    await post(ada);
    await settle();
    await api.must('tasks.close-task', { taskid }, operator);
    await site.pool.query(
      `insert into tasks.tasks (period, figure, need, xgold, title_en, title_fr, title_hi, url, position, created_at, closed_at)
       select 'once', 'publish', 1, 1, 'a', 'b', 'c', '/', 1, now(), now() + interval '1 day' from generate_series(1, 300)`,
    );
    const before = await xgoldOf(ada);
    await runTask('tasks.pay-ended');
    expect((await xgoldOf(ada)) - before).toBe(7);
  });

  test('gives no medal that is closed, and its XGold all the same', async () => {
    const given = { need: 1, xgold: 3, medalid: 10 };
    const { taskid, version } = await create(given);
    const ada = await member();
    await post(ada);
    await settle();
    await api.must('tasks.close-medal', { medalid: 10 }, operator);
    expect((await taskOf(ada, taskid)).medal).toBeNull();
    expect((await claim(ada, taskid)).data).toMatchObject({ xgold: 3, medal: null });
    expect(await site.keysOf(ada)).toEqual([]);
    expect(await save({ ...given, taskid, version })).toMatchObject({ error: 'tasks.medal_unknown' });
    await api.must('tasks.close-medal', { medalid: 10, closed: 0 }, operator);
    await api.must('tasks.close-task', { taskid }, operator);
  });

  test('may give a medal, which stays', async () => {
    const { taskid } = await create({ need: 1, xgold: 0, medalid: 10 });
    const ada = await member();
    await post(ada);
    const row = await taskOf(ada, taskid);
    expect(row.medal).toEqual({ medalid: 10, name: 'Top creator', s3_medal: '/medals/top-creator.svg' });
    expect((await claim(ada, taskid)).data).toMatchObject({ xgold: 0, medal: { medalid: 10 } });
    expect(await site.keysOf(ada)).toEqual(['top-creator']);
    await api.must('tasks.close-task', { taskid }, operator);
  });
});

describe('a kind of medal', () => {
  const saveMedal = (input: object) => api.call('tasks.save-medal', { ...medalNamed, ...input }, operator);

  test('is made without code, and granted, shown and notified of by its own name', async () => {
    const made = (await saveMedal({ figure: 'publish', need: 1, drawing: 'streak-7' })).data!;
    const ada = await member();
    await post(ada);
    await settle();
    expect(await site.keysOf(ada)).toEqual([made.key]);
    const [mine] = await site.medals(ada);
    expect(mine).toMatchObject({ medalid: made.medalid, name: 'Neighbour', s3_medal: '/medals/streak-7.svg' });
    const { body } = await api.must('notices.system-list', {}, { ...ada, language: 'fr' });
    expect(JSON.stringify(body)).toContain('Voisinage');
    expect((await saveMedal({ medalid: made.medalid, version: made.version, need: 0 })).data).toMatchObject({
      figure: '',
      need: 0,
    });
    expect(await saveMedal({ medalid: made.medalid, version: made.version })).toMatchObject({
      error: 'tasks.changed_meanwhile',
    });
  });

  test('of the operators’ has a name in each language, and its picture is one that was uploaded', async () => {
    expect(await saveMedal({ name_fr: '' })).toMatchObject({ error: 'tasks.unnamed' });
    expect(await saveMedal({ medalid: 4711 })).toMatchObject({ error: 'tasks.medal_unknown' });
    expect(await saveMedal({ aid: 4711 })).toMatchObject({ error: 'media.unknown_picture' });
    const aid = await site.picture(operator);
    const made = (await saveMedal({ aid })).data!;
    expect(made.s3_medal).toMatch(/-320\.webp$/);
    const own = { medalid: 8, version: 1, name_en: '', name_fr: '', name_hi: '' };
    expect((await saveMedal(own)).data).toMatchObject({ shown: 'Photographer', key: 'photographer' });
  });

  test('is given and taken by hand, once', async () => {
    const ada = await member();
    const whose = { medalid: 9, member: ada.username };
    expect((await api.call('tasks.grant-medal', whose, operator)).ok).toBe(true);
    expect(await api.call('tasks.grant-medal', whose, operator)).toMatchObject({ error: 'tasks.medal_had' });
    expect((await api.call('tasks.take-medal', whose, operator)).ok).toBe(true);
    expect(await api.call('tasks.take-medal', whose, operator)).toMatchObject({ error: 'tasks.medal_not_yours' });
    const nobody = { medalid: 9, member: 'nobody-at-all' };
    expect(await api.call('tasks.grant-medal', nobody, operator)).toMatchObject({ error: 'tasks.member_unknown' });
    expect(await site.keysOf(ada)).toEqual([]);
  });

  test('can be sold, with a picture of its own', async () => {
    const { key } = (await saveMedal({})).data!;
    const sold = {
      goods_name: 'Neighbour',
      goods_sn: 'nb-1',
      goods_type: 5,
      is_on_sale: 1,
      shop_price: 3,
      grants: key,
    };
    const sell = (input: object) => api.call('store.save-goods', { ...sold, ...input }, operator);
    expect(await sell({})).toMatchObject({ error: 'wire.bad_input' });
    expect(await sell({ grants: 'own-4711' })).toMatchObject({ error: 'store.grant_unknown' });
    expect((await sell({ aid: await site.picture(operator) })).data).toMatchObject({ grants: key });
  });
});

test('what is known of a member is in their export, and goes with them', async () => {
  const ada = await member();
  await api.must('economy.check-in', {}, ada);
  await settle();
  const rows = async () => {
    const found: number[] = [];
    for await (const file of tasksPersonalData.collect(db, ada.uid)) {
      let count = 0;
      if ('rows' in file) for await (const batch of file.rows) count += batch.length;
      found.push(count);
    }
    return found;
  };
  expect(await rows()).toEqual([6, 1]);
  const nothing = () => undefined;
  const log = { info: nothing, warn: nothing, error: nothing };
  const ctx = { db, now: clock.now(), log, emit: nothing, stale: nothing };
  expect(await tasksPersonalData.forget(ctx, ada.uid)).toBe(false);
  expect(await rows()).toEqual([0, 0]);
});
