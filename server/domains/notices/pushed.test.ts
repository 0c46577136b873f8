import { beforeEach, expect, test } from 'vitest';
import { noticeLimits } from '../../../contract/domains/notices/limits.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { PushBrowser, pushService } from '../../../tests/support/push-service.ts';
import { imposeSanction } from '../moderation/index.ts';
import { schedulePush } from './jobs/push.ts';

const site = await testForum({ env: { OUTGOING: 'anywhere', PUBLIC_URL: 'https://forum.localhost' } });
const { api, clock, db, pool, member, post, reply, settle, runTask } = site;
const service = await pushService();

beforeEach(async () => {
  await site.forgetLimits();
  await pool.query('delete from graphile_worker._private_jobs');
});

const subscribe = (who: Writer) => api.must('notices.subscribe', new PushBrowser(service.url).subscription, who);
const devicesOf = async ({ uid }: Writer) =>
  (
    await db
      .selectFrom('notices.push_subscriptions')
      .select('created_at')
      .where('uid', '=', uid)
      .orderBy('created_at')
      .execute()
  ).map((row) => row.created_at.getTime());
const later = (seconds: number): void => {
  clock.aheadInTest(seconds);
};
/** How many messages the job makes for a member's devices now. */
async function messagesFor({ uid }: Writer): Promise<number> {
  await runTask('notices.push', { uid });
  const { rowCount } = await pool.query(
    `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'notices.push-send'`,
  );
  return rowCount ?? 0;
}

test.each([
  ['is a day old', 86_390, 1],
  ['is older than a day', 86_410, 0],
] as const)('a device is notified of what %s: %i seconds, %i messages', async (_, seconds, messages) => {
  const [ada, bola] = [await member(), await member()];
  await subscribe(ada);
  const { tid } = await post(ada);
  await reply(bola, tid);
  await settle();
  await pool.query('delete from graphile_worker._private_jobs');
  later(seconds);
  expect(await messagesFor(ada)).toBe(messages);
});

test('a member’s newest devices are notified, the oldest is forgotten, and nobody else’s is', async () => {
  const [ada, bola] = [await member(), await member()];
  await subscribe(bola);
  const times: number[] = [];
  for (let made = 0; made <= noticeLimits.devices; made += 1) {
    clock.advance(60);
    await subscribe(ada);
    times.push(clock.now().getTime());
    await site.forgetLimits();
  }
  const stored = await devicesOf(ada);
  expect(stored).toHaveLength(noticeLimits.devices);
  expect(stored[0]).toBeGreaterThan(times[0]!);
  expect(await devicesOf(bola)).toHaveLength(1);
});

test('devices of a member without access are notified of the own account alone', async () => {
  const [ada, bola] = [await member(), await member()];
  await subscribe(ada);
  await api.must('follows.follow', { follow_uid: ada.uid }, bola);
  await settle();
  const ctx = { db, now: clock.now(), emit: () => undefined, stale: () => undefined };
  await imposeSanction(ctx, { uid: ada.uid, groupid: 5, reason: 'fraud', expiresAt: null, byUid: bola.uid });
  await pool.query('delete from graphile_worker._private_jobs');
  expect(await messagesFor(ada)).toBe(0);
});

test('no message is made for a device whose session has ended', async () => {
  const [ada, bola] = [await member(), await member()];
  await subscribe(ada);
  await api.must('follows.follow', { follow_uid: ada.uid }, bola);
  await settle();
  await pool.query('delete from graphile_worker._private_jobs');
  await db.deleteFrom('accounts.sessions').where('uid', '=', ada.uid).execute();
  expect([await messagesFor(ada), await devicesOf(ada)]).toEqual([0, []]);
});

test('a message that waits is made eight seconds after the first of its notices, however many follow', async () => {
  const ada = await member();
  await subscribe(ada);
  const first = clock.now();
  const runAt = async () =>
    (await pool.query<{ run_at: Date }>('select run_at from graphile_worker._private_jobs')).rows.map(({ run_at }) =>
      run_at.getTime(),
    );
  await schedulePush(db, [ada.uid], first);
  await schedulePush(db, [ada.uid], new Date(first.getTime() + 5000));
  expect(await runAt()).toEqual([first.getTime() + 8000]);
});
