import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { runJobs } from '../../../tests/support/jobs.ts';
import { releasePicturesTask } from './jobs/release-pictures.ts';

const { api, app, db, pool, member, picture, post, reply } = await testForum();

const usesOf = async (aid: number): Promise<number> =>
  (await db.selectFrom('media.images').select('uses').where('aid', '=', aid).executeTakeFirstOrThrow()).uses;

test('the picture of a deleted thread’s only reply goes with it', async () => {
  const [ada, bola] = [await member(), await member()];
  const aid = await picture(bola);
  const { tid } = await post(ada);
  await reply(bola, tid, { aids: String(aid) });
  await api.must('threads.delete', { tid }, ada);
  expect(await runJobs(pool, app.tasks, releasePicturesTask)).toBe(1);
  expect(await usesOf(aid)).toBe(0);
});

test('a deleted thread without replies leaves no job behind', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  await api.must('threads.delete', { tid }, ada);
  expect(await runJobs(pool, app.tasks, releasePicturesTask)).toBe(0);
});

test('the pictures of all replies go, however many showed one', async () => {
  const [ada, bola] = [await member(), await member()];
  const aid = await picture(bola);
  const { tid } = await post(ada);
  const { pid } = await reply(bola, tid, { aids: String(aid) });
  await sql`
    insert into threads.posts
    select (jsonb_populate_record(p, jsonb_build_object('pid', p.pid + 1000000 + n, 'position', p.position + n,
                                                        'floor', p.floor + n))).*
      from threads.posts p, generate_series(1, 104) as n where p.tid = ${tid} and p.pid = ${pid}`.execute(db);
  await db.updateTable('media.images').set({ uses: 105 }).where('aid', '=', aid).execute();
  await api.must('threads.delete', { tid }, ada);
  await runJobs(pool, app.tasks, releasePicturesTask);
  expect(await usesOf(aid)).toBe(0);
});
