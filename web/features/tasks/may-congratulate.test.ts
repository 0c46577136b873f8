import { expect, test } from 'vitest';
import { dueNow, mayCongratulate } from './may-congratulate.ts';

const calm = { pathname: '/ng/forum', hasDialog: false, hasChat: false, isTyping: false };

test.each([
  ['a board', {}, true],
  ['tasks', { pathname: '/ng/task' }, true],
  ['the medal centre', { pathname: '/medalcenter' }, true],
  ['an open dialog', { hasDialog: true }, false],
  ['an open chat', { hasChat: true }, false],
  ['somebody who writes', { isTyping: true }, false],
  ['the messages', { pathname: '/ng/message' }, false],
  ['the composer', { pathname: '/ng/note/thread/pollp' }, false],
  ['the checkout', { pathname: '/ng/xstore/order/buy' }, false],
  ['an order', { pathname: '/ng/xstore/order/result' }, false],
  ['settings', { pathname: '/ng/ucenter/setting/account' }, false],
  ['the first steps', { pathname: '/ng/welcome/people' }, false],
  ['the console', { pathname: '/operator/tasks' }, false],
] as const)('over %s', (_, on, may) => {
  expect(mayCongratulate({ ...calm, ...on })).toBe(may);
});

test.each([
  ['another medal', 6, 0, 'show'],
  ['another medal, where more wait', 6, 2, 'show'],
  ['that of joining', 1, 0, 'wait'],
  ['that of joining, where another waits', 1, 1, 'pass'],
] as const)('%s', (_, medalid, more, due) => {
  expect(dueNow({ medalid }, more)).toBe(due);
});
