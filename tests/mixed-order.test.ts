import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mixed, waiting } from './support/mixed-order.ts';

const [first, second] = waiting as [string, string];

test('files that wait go beside journeys, the longest of both first, and the short ones come last', () => {
  const paths = ['e2e/long.e2e.ts', 'server/a.test.ts', second, 'e2e/short.e2e.ts', 'web/b.test.ts', first];
  expect(mixed(paths)).toEqual([
    ...[first, 'e2e/long.e2e.ts', second, 'e2e/short.e2e.ts'],
    ...['server/a.test.ts', 'web/b.test.ts'],
  ]);
});

test('every file is in it once, also where there are more journeys than files that wait', () => {
  const paths = ['e2e/a.e2e.ts', 'e2e/b.e2e.ts', 'e2e/c.e2e.ts', first, 'server/a.test.ts'];
  expect(mixed(paths).toSorted()).toEqual(paths.toSorted());
});

test('those that are named are there', () => {
  expect(waiting.filter((path) => !existsSync(join(import.meta.dirname, '..', path)))).toEqual([]);
});
