import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'world/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const text = (page: string): string => readFileSync(join(root, page), 'utf8');

/** Paths from the root in code quotes; those with a placeholder stand for many. */
const pathsIn = (page: string): string[] =>
  [...text(page).matchAll(/`((?:contract|server|web|world|tests|e2e|bench|scripts|docs)\/[^`\s]*)`/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => !/[<>*…|{}]/.test(path));

const linksIn = (page: string): string[] =>
  [...text(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));

test('every path and link that the documents name is there', () => {
  const missing = pages.flatMap((page) =>
    [
      ...pathsIn(page).filter((path) => !existsSync(join(root, path))),
      ...linksIn(page).filter((target) => !existsSync(join(root, dirname(page), target))),
    ].map((target) => `${page}: ${target}`),
  );
  expect(missing).toEqual([]);
});

test('every script that the documents name is in package.json', () => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
  const unknown = pages.flatMap((page) =>
    [...text(page).matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '').filter((name) => !(name in scripts)),
  );
  expect(unknown).toEqual([]);
});

test('every sweep has its row in the page on tests', () => {
  const folders = ['contract', 'e2e', 'scripts', 'server', 'tests', 'web', 'world'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|e2e)\.tsx?$/.test(file) && `${folder}/${file}` !== 'tests/sweep.test.ts')
      .map((file) => `${folder}/${file}`),
  );
  const declared = files.flatMap((file) => [...text(file).matchAll(/\bsweep\('([^']+)'/g)].map((match) => match[1]));
  const table = /\| sweep \|[\s\S]*?\n\n/.exec(text('docs/tests.md'))?.[0] ?? '';
  const rows = [...table.matchAll(/^\| ([^|]+) \|/gm)].map((match) => match[1]).filter((name) => name !== 'sweep');
  expect(rows.sort()).toEqual(declared.sort());
});

test('the decisions are numbered without a gap and all listed', () => {
  const records = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d{4}-/.test(file));
  expect(records.map((file) => Number(file.slice(0, 4)))).toEqual(records.map((_, i) => i + 1));
  const index = text('docs/decisions/README.md');
  for (const file of records) expect(index).toContain(`(${file})`);
});

const { dependencies, devDependencies } = JSON.parse(text('package.json')) as Record<string, Record<string, string>>;
/** Types belong to the package that they describe. */
const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
/** Run by their commands. */
const programs = ['@biomejs/biome', 'typescript'];

test('every package has its reason in the decisions', () => {
  const decisions = pages.filter((page) => page.startsWith('docs/decisions/')).map(text);
  expect(packages.filter((name) => !decisions.some((decision) => decision.includes(name)))).toEqual([]);
});

/** Files of code below these folders. */
const sourcesIn = (...places: string[]): string[] => [
  'vite.config.ts',
  ...places.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file))
      .map((file) => `${place}/${file}`),
  ),
];
/** Whether its name, or that of a file of it, stands in quotes in one of these. */
const usedIn = (files: readonly string[]) => {
  const sources = files.map(text);
  return (name: string): boolean =>
    sources.some((source) => source.includes(`'${name}`) || source.includes(`"${name}`));
};

test('every package is used', () => {
  const isUsed = usedIn(sourcesIn('bench', 'contract', 'e2e', 'scripts', 'server', 'tests', 'vite', 'web', 'world'));
  expect(packages.filter((name) => !programs.includes(name) && !isUsed(name))).toEqual([]);
});

test('a package that serves tests and figures alone is one for development', () => {
  const product = sourcesIn('contract', 'scripts', 'server', 'vite', 'web', 'world');
  const isUsed = usedIn(product.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file)));
  expect(Object.keys(dependencies ?? {}).filter((name) => !programs.includes(name) && !isUsed(name))).toEqual([]);
});
