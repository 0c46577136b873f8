import { describe, expect, it } from 'vitest';
import { growthTable } from './growth-table.ts';

describe('the table of growth', () => {
  const line = (name: string, posts: number, measured: number) => ({ name, unit: 'ms' as const, measured, posts });

  it('shows a line beside itself at other sizes, the smallest first', () => {
    const lines = [
      line('search', 2_000_000, 31.25),
      line('feed', 2_000_000, 4),
      line('search', 10_000, 2),
      line('feed', 10_000, 1),
    ];
    expect(growthTable(lines)).toBe(
      [
        '| line | 10k posts | 2,000k posts |',
        '|---|--:|--:|',
        '| search | 2.0 ms | 31.3 ms |',
        '| feed | 1.0 ms | 4.0 ms |',
      ].join('\n'),
    );
  });

  it('marks the size at which a line is missing', () => {
    const lines = [line('a', 1000, 1), line('a', 2000, 2), line('b', 2000, 3), line('b', 3000, 4)];
    expect(growthTable(lines)).toContain('| b | - | 3.0 ms | 4.0 ms |');
  });

  it('is empty where nothing was measured at two sizes', () => {
    expect(growthTable([line('a', 1000, 1), line('b', 2000, 1)])).toBe('');
  });
});
