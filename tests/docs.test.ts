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

/** The index of the decisions: its heads, each with the records below it and what they say of their status. */
const decisionHeads = text('docs/decisions/README.md')
  .split('\n## ')
  .slice(1)
  .map((part) => [...part.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| .+ \| (.+) \|$/gm)]);

test('each decision stands once under one of seven heads, with its status', () => {
  const records = readdirSync(join(root, 'docs/decisions')).filter((file) => file !== 'README.md');
  const rows = decisionHeads.flat();
  expect(decisionHeads).toHaveLength(7);
  expect(rows.map(([, , file]) => file).sort()).toEqual(records);
  expect(rows.filter(([, number, file]) => !file?.startsWith(`${number}-`))).toEqual([]);
  const status = /^in force$|^superseded (in part )?by \[(\d{4})\]/;
  expect(rows.filter(([, , , said = '']) => !status.test(said)).map(([, number]) => number)).toEqual([]);
});

test('each decision is called as in the index', () => {
  const index = text('docs/decisions/README.md');
  for (const [, number, file] of decisionHeads.flat()) {
    const title = /^# (\d{4}) (.+)$/m.exec(text(`docs/decisions/${file}`));
    expect(title?.[1]).toBe(number);
    expect(index).toContain(`(${file}) | ${title?.[2]} |`);
  }
});

test('every domain has a page on what was chosen for it', () => {
  const domains = readdirSync(join(root, 'contract/domains'));
  const without = domains.filter((domain) => !existsSync(join(root, `docs/features/${domain}.md`)));
  expect(without).toEqual([]);
});

test('every decision and page that the code names is there', () => {
  const rooms = ['contract', 'e2e', 'scripts', 'server', 'tests', 'vite', 'web', 'world', 'bench'];
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      // Migrations are never edited, so their comments may name what has moved.
      .filter((file) => /\.(tsx?|css|md)$/.test(file) && !file.startsWith('migrations'))
      .map((file) => `${room}/${file}`),
  );
  const numbers = new Set(decisionHeads.flat().map(([, number]) => number));
  const lost = [...pages, ...files].flatMap((file) =>
    [
      ...[...text(file).matchAll(/[dD]ecision (\d{4})\b/g)].filter(([, number]) => !numbers.has(number)),
      ...[...text(file).matchAll(/docs\/[\w/-]+\.md/g)].filter(([path]) => !existsSync(join(root, path))),
    ].map(([named]) => `${file}: ${named}`),
  );
  expect(lost).toEqual([]);
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
