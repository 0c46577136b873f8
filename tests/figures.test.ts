import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type FigureSources, standards } from './figures/source.ts';

const root = join(import.meta.dirname, '..');
const load = (file: string) => import(join(root, file)) as Promise<Record<string, unknown>>;

const declared = new Map<string, FigureSources>();
for (const file of globSync('tests/figures/*.ts', { cwd: root })) {
  for (const each of Object.values(await load(file))) {
    if (typeof each === 'object' && each !== null && 'sources' in each)
      declared.set((each as FigureSources).file, each as FigureSources);
  }
}
const limitFiles = globSync(['contract/**/*limits.ts', 'server/**/*limits.ts'], { cwd: root });
const settingFiles = globSync('server/{domains/*,pages}/{settings,money}.ts', { cwd: root });
const files = [...new Set([...limitFiles, ...settingFiles, ...declared.keys()])].sort();

/** What stands at each path of a file's figures: whole objects where a source speaks of them, else their parts. */
function figuresAt(value: unknown, path: string, sources: FigureSources['sources']): [string, unknown][] {
  if (typeof value === 'function') return [];
  if (value instanceof RegExp) return [[path, value.source]];
  if (path in sources || typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => figuresAt(part, path ? `${path}.${name}` : name, sources));
}

/** What is wrong with the figures of a file, in words. */
function figureFaults(figures: Record<string, unknown>, sources: FigureSources['sources']): string[] {
  const found = figuresAt(figures, '', sources);
  const paths = new Set(found.map(([path]) => path));
  return [
    ...found.flatMap(([path, value]) => {
      const source = sources[path];
      if (!source) return [`${path}: say in tests/figures/ which rule or constant it is, or that it is ours, and why`];
      const [is, should] = [JSON.stringify(value), JSON.stringify(source.value)];
      return is === should ? [] : [`${path} is ${is}, and ${should} by ${source.from}`];
    }),
    ...Object.keys(sources).flatMap((path) => (paths.has(path) ? [] : [`${path}: is there no more`])),
  ];
}

test.each(files)('every figure of %s is that of its rule or constant, or a choice with its reason', async (file) => {
  const own = declared.get(file);
  const exports = await load(file);
  const read = own?.read ?? (settingFiles.includes(file) ? standards : undefined);
  expect(figureFaults(read?.(exports) ?? exports, own?.sources ?? {})).toEqual([]);
});

test('a figure that moved, one without a source and a source without a figure are named', () => {
  const figures = { limits: { most: 6, fewest: 1, names: ['a'] }, pattern: /^x$/ };
  const sources = {
    'limits.most': { from: 'R-PWD-002', value: 5 },
    'limits.gone': { from: 'R-PWD-002', value: 5 },
    pattern: { from: 'ours', value: '^x$' },
  };
  expect(figureFaults(figures, sources)).toEqual([
    'limits.most is 6, and 5 by R-PWD-002',
    'limits.fewest: say in tests/figures/ which rule or constant it is, or that it is ours, and why',
    'limits.names: say in tests/figures/ which rule or constant it is, or that it is ours, and why',
    'limits.gone: is there no more',
  ]);
});
