import { expect, test } from 'vitest';
import { ApiRefusal } from '../../api/wire.ts';
import { type FollowAllState, runFollowAll } from './use-follow-all.ts';

/** A dialog whose clock is moved by hand. */
function dialog(ask: () => Promise<string>) {
  const states: FollowAllState[] = [];
  const waiting: { run: () => void; at: number }[] = [];
  let closed = false;
  const close = () => {
    closed = true;
  };
  const later = (run: () => void, at: number) => void waiting.push({ run, at });
  const run = () => runFollowAll({ set: (state) => void states.push(state), ask, close, later });
  const pass = (milliseconds: number) => {
    for (const each of waiting.filter(({ at }) => at <= milliseconds)) each.run();
  };
  return { run, pass, states, isClosed: () => closed };
}

test('R-FOL-010 the follow dialog closes 1 s after success and not before', async () => {
  const { run, pass, states, isClosed } = dialog(async () => 'You follow them now.');
  await run();
  expect(states).toEqual([{ step: 'busy' }, { step: 'done', said: 'You follow them now.' }]);
  pass(999);
  expect(isClosed()).toBe(false);
  pass(1000);
  expect(isClosed()).toBe(true);
});

test('R-FOL-011 Follow all can be pressed again 1 s after an error and not before, and the dialog stays', async () => {
  const refused = new ApiRefusal({
    ...{
      name: 'follows.too_many',
      msg: 'You already follow the maximum number of people. Unfollow someone first.',
      http: 200,
      issues: [],
      extra: {},
    },
  });
  const { run, pass, states, isClosed } = dialog(() => Promise.reject(refused));
  await run();
  expect(states.at(-1)).toEqual({ step: 'resting', said: refused.msg });
  pass(999);
  expect(states.at(-1)?.step).toBe('resting');
  pass(1000);
  expect(states.at(-1)).toEqual({ step: 'failed', said: refused.msg });
  expect(isClosed()).toBe(false);
});
