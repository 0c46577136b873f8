import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mixed, type RunFile, waiting } from './support/mixed-order.ts';

const [first, second] = waiting as [string, string];
const of = (project: string, ...paths: string[]): RunFile[] => paths.map((path) => ({ project, path }));

test('projects come one after the other, and in each those that wait among those that work', () => {
  const db = of('db', 'a', 'b', 'c', second, 'd', 'e', first);
  expect(mixed([...of('web', 'w'), ...db, ...of('site', 'e2e/s'), ...of('new', 'n')])).toEqual([
    ...of('site', 'e2e/s'),
    ...of('db', first, 'a', 'b', second, 'c', 'd', 'e'),
    ...of('web', 'w'),
    ...of('new', 'n'),
  ]);
});

test('journeys come before sites under faults', () => {
  const site = of('site', 'tests/faults/a', 'e2e/b', 'tests/faults/c', 'e2e/d');
  expect(mixed(site).map(({ path }) => path)).toEqual(['e2e/b', 'e2e/d', 'tests/faults/a', 'tests/faults/c']);
});

test('every file is in it once, also where more wait than work', () => {
  const files = [...of('db', 'a', ...waiting), ...of('site', 'e2e/a', 'e2e/b')];
  const paths = (some: readonly RunFile[]) => some.map(({ path }) => path).toSorted();
  expect(paths(mixed(files))).toEqual(paths(files));
});

test('those that are named are there', () => {
  expect(waiting.filter((path) => !existsSync(join(import.meta.dirname, '..', path)))).toEqual([]);
});
