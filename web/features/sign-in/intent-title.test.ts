import { expect, test } from 'vitest';
import { intentOf } from './intent-title.ts';

const refused = { name: 'wire.unauthorized', msg: '', issues: [], extra: {} };

test.for([
  ['threads.like', 'like'],
  ['follows.follow', 'follow'],
  ['topics.follow', 'topic'],
  ['threads.new-reply', 'reply'],
  ['threads.vote', 'vote'],
  ['threads.create', 'post'],
] as const)('a guest who pressed %s is asked in to %s, also once a log-in has failed', ([call, act]) => {
  expect(intentOf({ call, fields: {}, refused })).toEqual({ act });
  const wrong = { ...refused, name: 'sign-in.wrong_password' };
  expect(intentOf({ call: 'sign-in.login', fields: { _do: call }, refused: wrong })).toEqual({ act });
});

test('whoever only logs in is asked in for nothing', () => {
  expect(intentOf(undefined)).toBeUndefined();
  expect(intentOf({ call: 'sign-in.login', fields: {}, refused: { ...refused, name: 'sign-in.wrong_password' } })).toBe(
    undefined,
  );
});
