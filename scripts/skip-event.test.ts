import { expect, test } from 'vitest';
import { storeEvents } from '../server/platform/outbox/store.ts';
import { runScript } from '../tests/support/command.ts';
import { testForum } from '../tests/support/forum.ts';

const { api, clock, db, member, settle, pool } = await testForum();
const { connectionString = '' } = pool.options as { connectionString?: string };
const operator = await member({ groupid: 1 });

const skipEvent = (...argv: string[]) => runScript('skip-event.ts', { DATABASE_URL: connectionString }, ...argv);
const readers = async () => (await api.must('operators.event-readers', {}, operator)).data.list;
const invitations = async () => (await readers()).find(({ name }) => name === 'invitations')!;
const joined = (uid: unknown, device: string) => ({
  name: 'accounts.member-registered',
  payload: { uid, device, invite: '', countryFid: 188, by: 'email', username: 'nobody' },
});

test('operators see at which event a part of the site waits, skip it on the server, and the trail shows it', async () => {
  clock.stopInTest();
  await settle();
  expect(await invitations()).toEqual({ name: 'invitations', behind: 0, since: null, left: false, failure: null });

  const friend = await member();
  await storeEvents(db, [joined('not a number', 'a phone'), joined(friend.uid, 'another phone')], [], new Date());
  await settle();
  const stuck = await invitations();
  expect(stuck).toMatchObject({ behind: 2, failure: { name: 'accounts.member-registered', attempts: 1 } });
  expect(stuck.failure?.error).toContain('not a number');
  const failing = (await readers()).filter(({ failure }) => failure).map(({ name }) => name);
  expect(failing.sort()).toEqual(['invitations', 'search', 'tasks']);

  const event = String(stuck.failure?.event);
  const notThere = await skipEvent('threads', event, 'wrong part');
  expect([notThere.code, notThere.errors]).toEqual([1, `threads ${event}: this reader waits at no event`]);
  expect((await skipEvent('invitations', event)).code).toBe(2);
  const skipped = await skipEvent('invitations', event, 'a number that is none');
  expect(skipped.code).toBe(0);
  expect(skipped.out).toContain(`invitations skipped event ${event}, accounts.member-registered: `);
  expect(skipped.out).toContain('not a number');

  for (const reader of ['search', 'tasks']) {
    expect((await skipEvent(reader, event, 'nobody to be found')).code).toBe(0);
  }
  await settle();
  expect(await invitations()).toMatchObject({ behind: 0, failure: null });
  expect(await db.selectFrom('invitations.devices').select(['uid', 'device']).execute()).toMatchObject([
    { uid: friend.uid },
  ]);
  const { list } = (await api.must('operators.audit', { action: 'operators.skip-event' }, operator)).data;
  expect(list).toContainEqual(
    expect.objectContaining({
      by: null,
      subject: `invitations ${event} accounts.member-registered`,
      reason: 'a number that is none',
      requestId: 'command line',
    }),
  );
});
