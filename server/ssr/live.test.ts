import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOfTheServer } from './live.ts';

const root = join(import.meta.dirname, '../..');

test.each([
  ['server/app.ts', true],
  ['contract/domains/threads/calls.ts', true],
  ['web/app.css', false],
  ['web/features/server/list.tsx', false],
  ['server-notes.md', false],
])('a change of %s in the checkout is one of the server: %s', (file, is) => {
  expect(isOfTheServer(join(root, file))).toBe(is);
});

test('a checkout below a folder called server is none of the server', () => {
  expect(isOfTheServer('/home/ada/server/baobab/web/app.css')).toBe(false);
});
