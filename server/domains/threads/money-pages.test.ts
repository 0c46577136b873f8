import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { writeInJob } from '../../platform/jobs/write-in-job.ts';
import { rewarding } from '../gifts/testing/rewards.ts';
import { removePost } from '../review/index.ts';

const forum = await testForum();
const { api, clock, db, member, post, reply, settle } = forum;
const { reward, rich } = rewarding(forum);

/** Where the entries of one kind of a member’s statement lead, the newest first. */
const leads = async (who: Writer, kind: 'earned' | 'given') =>
  (await api.must('economy.statement', { currency: 'xgold', kind }, who)).data.list.map(({ to }) => to);
const threadOf = (tid: number) => `/forum/294/${tid}`;

test('a statement’s entry leads to the thread or the reply that it was for, and nowhere once that is deleted', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const { pid } = await reply(bola, tid);
  await settle();
  expect(await leads(ada, 'earned')).toEqual([threadOf(tid)]);
  expect(await leads(bola, 'earned')).toEqual([`${threadOf(tid)}#pid${pid}`]);
  const fan = await rich();
  expect((await reward(pid, 5, fan)).ok).toBe(true);
  const rewards = await api.must('economy.statement', { currency: 'xgold' }, fan);
  expect(rewards.data.list[0]).toMatchObject({ amount: -5, to: `${threadOf(tid)}#pid${pid}` });
  await writeInJob(db, clock.now(), (job) => removePost(job, pid, { byUid: null, rule: 'other', reason: '' }));
  expect(await leads(bola, 'earned')).toEqual(['']);
  await api.must('threads.delete', { tid }, ada);
  expect(await leads(ada, 'earned')).toEqual(['']);
});

test('a statement’s entry leads nowhere where its reader doesn’t see who wrote it', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  await reply(bola, tid);
  await settle();
  expect(await leads(bola, 'earned')).not.toEqual(['']);
  await api.must('follows.block', { block_uid: bola.uid, status: 1 }, ada);
  expect(await leads(bola, 'earned')).toEqual(['']);
});

test('a statement’s entry leads nowhere where its thread asks for more than its reader has', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  await reply(bola, tid);
  await settle();
  await db.updateTable('threads.threads').set({ readperm: 200 }).where('tid', '=', tid).execute();
  expect(await leads(bola, 'earned')).toEqual(['']);
});
