import { expect, test } from 'vitest';
import { type Line, percentile, tableOf, verdictOf } from './line.ts';

const line = (given: Partial<Line>): Line => ({ name: 'x', unit: '/s', measured: 1, ...given });

test('a rate is reached from its target up, a time or a weight down to it', () => {
  expect(verdictOf(line({ measured: 350, target: 350 })).text).toBe('reached');
  expect(verdictOf(line({ measured: 280, target: 350 })).text).toBe('missed by 20 %');
  expect(verdictOf(line({ unit: 's', measured: 1.4, target: 1.5 })).text).toBe('reached');
  expect(verdictOf(line({ unit: 'kB', measured: 240, target: 160 })).text).toBe('missed by 50 %');
});

test('a line without a target has no verdict', () => {
  expect(verdictOf(line({}))).toEqual({ reached: undefined, text: '' });
});

test('a table names each line with its figures', () => {
  const table = tableOf([line({ name: 'pages', measured: 15_234, target: 15_000 })]);
  expect(table.split('\n')).toHaveLength(3);
  expect(table).toContain('| pages | 15,000 /s | 15,234 /s | reached |');
});

test('a percentile is one of the samples', () => {
  const samples = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(percentile(samples, 0.5)).toBe(51);
  expect(percentile(samples, 0.95)).toBe(96);
  expect(percentile([7], 0.95)).toBe(7);
});
