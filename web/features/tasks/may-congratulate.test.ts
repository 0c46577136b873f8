import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RouteEntry } from '../../router/route-config.ts';
import routes from '../../routes.ts';
import { dueNow, mayCongratulate } from './may-congratulate.ts';

const calm = { handles: [undefined, {}], hasDialog: false, hasChat: false, hasToast: false, isTyping: false };

test.each([
  ['a calm page', {}, true],
  ['a page that writes', { handles: [undefined, { writes: true }] }, false],
  ['a page of a frame that writes', { handles: [{ writes: true }, undefined] }, false],
  ['an open dialog', { hasDialog: true }, false],
  ['an open chat', { hasChat: true }, false],
  ['a toast', { hasToast: true }, false],
  ['somebody who writes', { isTyping: true }, false],
] as const)('over %s', (_, on, may) => {
  expect(mayCongratulate({ ...calm, ...on })).toBe(may);
});

const declares = (file: string): boolean =>
  /export const handle = \{[^}]*\bwrites: true/.test(readFileSync(`web/${file}`, 'utf8'));

/** The paths of all pages, each with whether its route or one around it says that it writes. */
const pagesOf = (entries: readonly RouteEntry[], above = '', writes = false): [string, boolean][] =>
  entries.flatMap(({ path = '', file, children }) => {
    const [whole, own] = [path === '' ? above : `${above}/${path}`, writes || declares(file)];
    return children ? pagesOf(children, whole, own) : [[whole, own] as [string, boolean]];
  });
const pages = pagesOf(routes);

const writing =
  /\/(add|edit|new|hide|jury|message|note(?=\/thread)|order|redeem|welcome|confirm|forget|setting|exchange|imei|operator|moderate|report|appeal|feedback|guardian|creator|banned)(\/|$)/;

test('a page whose path says that it writes says so to what would lie over it, and no other does', () => {
  for (const [path, writes] of pages) expect([path, writes]).toEqual([path, writing.test(path)]);
  expect(pages.length).toBeGreaterThan(150);
});

test.each([
  ['another medal anywhere', 6, '/ng/forum', 0, 0, 'show'],
  ['that of joining on Home, once somebody has answered', 1, '/ng', 1, 0, 'show'],
  ['that of joining on the home of all countries', 1, '/', 2, 3, 'show'],
  ['that of joining before an answer', 1, '/ng', 0, 0, 'wait'],
  ['that of joining on another page', 1, '/ng/forum', 1, 0, 'wait'],
  ['that of joining, where another waits', 1, '/ng/forum', 0, 1, 'pass'],
] as const)('%s', (_, medalid, pathname, replies, more, due) => {
  expect(dueNow({ medalid }, { pathname, replies, more })).toBe(due);
});
