import { expect, test } from 'vitest';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import { anActor } from '../../../../tests/support/actor.ts';
import { whileHeld } from '../../../../tests/support/while-held.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import type { DomainEvent } from '../../../platform/outbox/event.ts';
import { changeState } from '../actions/change-state.ts';
import { pollVoted } from '../events.ts';
import { pollStates } from './poll/states.ts';
import { testPolls } from './poll/testing/polls.ts';
import type { States } from './states.ts';

const polls = await testPolls();
const { ask, clock, db, member } = polls;
const day = 86_400;

/** Polls whose author closes them, and that staff open again. */
const states: States<'open' | 'closed', 'close' | 'reopen'> = {
  ...pollStates,
  transitions: {
    close: {
      ...{ from: ['open'], to: 'closed', by: ['author', 'staff'] },
      announces: ({ tid, at }) => pollVoted({ tid, uid: 7, at }),
    },
    reopen: { from: ['closed'], to: 'open', by: ['staff'] },
  },
};

const staff = anActor({ uid: 999_001, groupid: operatorGroup });
const stateOf = async (tid: number) => (await pollStates.read(db, [tid])).get(tid);

/** What a change announces and makes stale. */
async function change(tid: number, name: 'close' | 'reopen', actor = staff) {
  const emitted: DomainEvent[] = [];
  const touched: string[] = [];
  const emit = (event: DomainEvent) => void emitted.push(event);
  await writeInJob(db, clock.now(), (ctx) =>
    changeState({ ...ctx, actor, emit, stale: (tag) => void touched.push(tag) }, states, { tid, name }),
  );
  return { emitted: emitted.map(({ name: event, payload }) => [event, payload]), touched };
}

test('a state changes by who is named, is announced, and makes the thread and the lists of its kind stale', async () => {
  const ada = await member();
  const { tid } = await ask(ada);
  const at = clock.now().getTime();
  expect(await change(tid, 'close', anActor({ uid: ada.uid }))).toEqual({
    emitted: [['threads.poll-voted', { tid, uid: 7, at: expect.toSatisfy((each: number) => each >= at) }]],
    touched: [`t:${tid}`, 'kind:poll'],
  });
  expect(await stateOf(tid)).toBe('closed');
  expect(await change(tid, 'reopen')).toEqual({ emitted: [], touched: [`t:${tid}`, 'kind:poll'] });
  expect(await stateOf(tid)).toBe('open');
});

test.each([
  ['a stranger', 'close', anActor({ uid: 999_002 }), 'threads.no_permission'],
  [
    'a moderator of another country',
    'close',
    anActor({ uid: 999_003, groupid: 3, countryFid: 210 }),
    'threads.no_permission',
  ],
  ['who may not speak', 'close', anActor({ uid: 999_004, groupid: 4 }), 'threads.may_not_speak'],
  ['staff, from a state that it doesn’t leave', 'reopen', staff, 'threads.poll_finished'],
] as const)('%s changes nothing', async (_, name, actor, refusal) => {
  const { tid } = await ask(await member());
  await expect(change(tid, name, actor)).rejects.toMatchObject({ refusal });
  expect(await stateOf(tid)).toBe('open');
});

test('a thread that is deleted, and one of another kind, has no state to change', async () => {
  const ada = await member();
  const { tid } = await ask(ada);
  await polls.api.must('threads.delete', { tid }, ada);
  const { tid: plain } = await polls.post(ada);
  for (const each of [tid, plain]) {
    await expect(change(each, 'close')).rejects.toMatchObject({ refusal: 'threads.not_exist' });
  }
});

test('of two changes from one state at once one is made', async () => {
  const { tid } = await ask(await member());
  const outcomes = await whileHeld(
    polls.pool,
    [['select tid from threads.threads where tid = $1 for update', [tid]]],
    () => Promise.allSettled([change(tid, 'close'), change(tid, 'close')]),
    2,
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('the clock leaves a thread alone that an edit of the same moment gave more time', async () => {
  const { tid } = await ask(await member(), { expiration: 1 });
  clock.aheadInTest(day + 1);
  await whileHeld(
    polls.pool,
    [
      ['select tid from threads.threads where tid = $1 for update', [tid]],
      [`update threads.polls set ends_at = ends_at + interval '2 days' where tid = $1`, [tid]],
    ],
    () => polls.runTask('threads.close-polls'),
  );
  expect(await stateOf(tid)).toBe('open');
  clock.aheadInTest(2 * day);
  await polls.runTask('threads.close-polls');
  expect(await stateOf(tid)).toBe('closed');
});
