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
  /\/(add|edit|new|hide|jury|message|note(?=\/thread)|order|redeem|welcome|confirm|forget|setting|exchange|imei|operator|moderate|report|appeal|feedback|guardian|(?<!account\/)creator|banned)(\/|$)/;

test('a page whose path says that it writes says so to what would lie over it, and no other does', () => {
  for (const [path, writes] of pages) expect([path, writes]).toEqual([path, writing.test(path)]);
  expect(pages.length).toBeGreaterThan(150);
});

test.each([
  ['another medal', 6, 0, 'show'],
  ['another medal, where more wait', 6, 2, 'show'],
  ['that of joining', 1, 0, 'wait'],
  ['that of joining, where another waits', 1, 1, 'pass'],
] as const)('%s', (_, medalid, more, due) => {
  expect(dueNow({ medalid }, more)).toBe(due);
});
