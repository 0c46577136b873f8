import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assumed, assumptions } from '../scripts/scale/assumptions.ts';
import { figuresOf } from '../scripts/scale/figures.ts';
import { needOf, primariesOf } from '../scripts/scale/machines.ts';
import { coresAtPeak, filesAYear, rowsAYear, stockOf, sumOf } from '../scripts/scale/rules.ts';
import { askedOf, defaultSizes, mark, pageOf, takenOf } from '../scripts/scale.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = read('docs/operations/scale.md');
const a = assumed();
const f = figuresOf(takenOf());

test('docs/operations/scale.md is fresh (else: npm run scale -- --write)', () => {
  expect(page).toBe(pageOf(page));
});

test('every assumption names a source, and a file that it names is there', () => {
  for (const [name, { source }] of Object.entries(assumptions)) {
    const [path] = /^(?:docs|bench|contract)\/[\w./-]+/.exec(source) ?? [];
    expect(path !== undefined || source.length > 8, name).toBe(true);
    if (path !== undefined) expect(existsSync(join(root, path)), `${name}: ${path}`).toBe(true);
  }
});

describe('what other pages and files say is what is assumed', () => {
  test.each([
    ['replyShare', 'bench/mix.ts', 'replies: 0.02,'],
    ['guestShare', 'bench/mix.ts', 'guests: 0.85 '],
    ['firstShare', 'docs/operations/log/2026-11-26-full-runs.md', '37 % of guests'],
    ['noticeDays', 'contract/domains/notices/limits.ts', 'retentionDays: 180'],
    ['peak', 'bench/lines/views.ts', 'at the busiest five times as many'],
    ['postRow', 'docs/operations/README.md', '1.2 GB for a million posts'],
    ['pictureBytes', 'docs/operations/README.md', 'some 0.2 MB a photo'],
    ['logBytes', 'docs/operations/README.md', '250 bytes a request'],
    ['logDays', 'docs/operations/README.md', 'logs of 90 days'],
    ['backups', 'docs/operations/backup.md', '`--keep 14`, the default'],
    ['backupShare', 'docs/operations/README.md', 'a fifth of the rows'],
    ['pool', 'docs/operations/README.md', 'up to 16 connections'],
  ] as const)('%s', (name, file, words) => {
    expect(read(file)).toContain(words);
    expect(assumptions[name].source).toContain(file);
  });
});

test('lines that are stored are lines that the bench writes', () => {
  const written = [
    ...['pages', 'calls', 'messages', 'live', 'money', 'views', 'memory', 'sizes'].map(
      (name) => `bench/lines/${name}.ts`,
    ),
    ...['bench/page-asks.ts', 'bench/first-asks.ts'],
  ]
    .map(read)
    .join('\n');
  for (const { line } of takenOf())
    for (const part of line.split(/, (?=first ask|from the cache|memory each|processor a second)/))
      expect(written.replaceAll(/[$]{idleSockets[^}]*}/g, '10,000'), line).toContain(part);
});

describe('what the page says in words', () => {
  const million = 1_000_000;
  const text = page.slice(0, page.indexOf(mark)).replaceAll('\n', ' ');

  test('guests’ pages are most of the site’s processor, and rest on the first asks', () => {
    const cores = coresAtPeak(million, f, a);
    const all = sumOf(Object.fromEntries(Object.entries(cores).map(([ask, { site }]) => [ask, site])));
    expect(cores.guestPages.site / all).toBeGreaterThan(0.5);
    const few = needOf(million, f, { ...a, firstShare: 0.02 });
    expect(needOf(million, f, a).cores.site.toFixed(0)).toBe('10');
    expect(few.cores.site.toFixed(1)).toBe('1.7');
    expect(text).toContain('were 2 % of pages first asks in place of 37');
    expect(text).toContain('would take 1.7 busy cores of the site in place of 10');
  });

  test('videos are most of what is stored, and without them files are a sixth', () => {
    const { pictures, videos } = filesAYear(million, a);
    expect(videos).toBeGreaterThan(pictures + sumOf(rowsAYear(million, f, a)));
    expect((pictures + videos) / pictures).toBeCloseTo(6, 0);
  });

  test('the ledger grows fastest of the rows, before posts', () => {
    const { ledger, posts, messages } = rowsAYear(million, f, a);
    expect([ledger, posts, messages].toSorted((one, other) => other - one)).toEqual([ledger, posts, messages]);
  });

  test('rows ask for a second primary before its processor does', () => {
    const most = 10 * million;
    const { cores, stock } = needOf(most, f, a);
    expect(primariesOf(cores, stock, a)).toBeGreaterThan(1);
    expect(primariesOf(cores, { ...stock, rows: 0 }, a)).toBe(1);
  });
});

test('parts that the page shows add up to what it shows together, within what was rounded', () => {
  const units: Record<string, number> = { B: 1, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12, PB: 1e15 };
  const amount = (cell: string): number => {
    const [number = '', unit = 'B'] = cell.replaceAll(/[*,]/g, '').trim().split(' ');
    return Number(number) * units[unit]!;
  };
  const tables = page.split('\n\n').filter((part) => part.includes('**together**'));
  expect(tables).toHaveLength(4);
  for (const table of tables) {
    const rows = table
      .split('\n')
      .slice(2)
      .map((row) => row.split('|').slice(1, -1));
    const end = rows.findIndex(([name]) => name?.includes('together'));
    for (const column of defaultSizes.keys()) {
      const shown = rows.slice(0, end).reduce((sum, row) => sum + amount(row[column + 1]!), 0);
      expect(shown / amount(rows[end]![column + 1]!)).toBeCloseTo(1, 1.7);
    }
  }
  expect(sumOf({ ...stockOf(10_000, f, a) })).toBeGreaterThan(0);
});

describe('the command’s options', () => {
  test('every assumption is one, and members are one number or several', () => {
    const { sizes, given } = askedOf(['--members', '5,700', '--active-share', '0.1', '--price-core=4', '--years', '0']);
    expect(sizes).toEqual([5, 700]);
    expect(given).toEqual({ activeShare: 0.1, priceCore: 4, years: 0 });
    expect(askedOf([]).sizes).toEqual(defaultSizes);
  });

  test.each([
    [['--active-share', 'many']],
    [['--active-share=']],
    [['--members', '0']],
    [['--members', '1,']],
    [['--videos=-1']],
    [['--busy', '0']],
    [['--machine-cores', '0']],
    [['--prices', '1']],
  ])('%s is refused', (args) => {
    expect(() => askedOf(args)).toThrow();
  });
});
