import { expect, test } from 'vitest';
import { mayCongratulate } from './may-congratulate.ts';

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
  ['settings', { pathname: '/ng/ucenter/setting/account' }, false],
  ['the first steps', { pathname: '/ng/welcome/people' }, false],
  ['the console', { pathname: '/operator/tasks' }, false],
] as const)('over %s', (_, on, may) => {
  expect(mayCongratulate({ ...calm, ...on })).toBe(may);
});
