import { expect, test } from 'vitest';
import { taskFigures } from '../../../contract/domains/tasks/limits.ts';
import { hasMeter, iconOf, saysSentence, wayOf, wayTextOf } from './figures.ts';

test('each figure has a picture of its own kind and a button; one that is new has those of all', () => {
  for (const figure of taskFigures) expect(iconOf(figure), figure).not.toBe('list-checks');
  expect(iconOf('not_known_yet')).toBe('list-checks');
  expect(wayTextOf('like')).toBe('tasks.go');
  expect(wayTextOf('vote')).toBe('tasks.findOne');
  expect(wayTextOf('verify_email')).toBe('tasks.verifyIt');
});

test('each figure grows on some page, but for joining', () => {
  expect(taskFigures.filter((figure) => wayOf(figure) === undefined)).toEqual(['join']);
});

test('a task of one step says its sentence until it is done, all others how far they are', () => {
  const open = { need: 1, status: 0, description: 'It is safe' } as const;
  expect(saysSentence(open)).toBe(true);
  expect(saysSentence({ ...open, status: 2 })).toBe(false);
  expect(saysSentence({ ...open, need: 3 })).toBe(false);
  expect(saysSentence({ ...open, description: '' })).toBe(false);
});

test('a meter stands between nothing and all', () => {
  expect([0, 1, 2].map((have) => hasMeter({ have, need: 2 }))).toEqual([false, true, false]);
});
