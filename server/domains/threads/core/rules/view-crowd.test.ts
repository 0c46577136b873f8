import { expect, test } from 'vitest';
import { LineCounts, mostOfLine } from './view-crowd.ts';

const times = (counts: LineCounts, tid: number, high: number, most: number) =>
  Array.from({ length: most }, (_, low) => counts.add({ tid, high, low })).filter(Boolean).length;

test('a line counts so often for a thread, however many browsers it says it has; other lines and threads are their own', () => {
  const counts = new LineCounts();
  expect(times(counts, 7, 1234, mostOfLine + 50)).toBe(mostOfLine);
  expect(times(counts, 7, 1234, 3)).toBe(0);
  expect([times(counts, 7, 4321, 3), times(counts, 8, 1234, 3)]).toEqual([3, 3]);
});

test('a million lines that read a thread twice each are all counted', () => {
  const counts = new LineCounts();
  let counted = 0;
  for (let line = 0; line < 1_000_000; line += 1) counted += times(counts, 7, Math.imul(line, 0x9e3779b1) >>> 0, 2);
  expect(counted).toBe(2_000_000);
});
