import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { momentOf } from './moments.tsx';

const at = Date.parse('2026-11-05T23:30:59Z') / 1000;

test.each([
  [[], '2026-11-05 23:30 UTC'],
  [[[0, 60]], '2026-11-06 00:30 UTC+1'],
  [[[0, 330]], '2026-11-06 05:00 UTC+5:30'],
  [[[0, -210]], '2026-11-05 20:00 UTC-3:30'],
] as const)('a moment is written with day, clock and zone: %j', (offsets, written) => {
  expect(momentOf(at, offsets)).toBe(written);
});

test('no page of the console writes a moment relative to now', () => {
  const root = join(import.meta.dirname, '../features/operators');
  const relative = globSync('**/*.tsx', { cwd: root }).filter((path) =>
    /<Time\b/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(relative).toEqual([]);
});
