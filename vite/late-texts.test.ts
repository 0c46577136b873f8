import { globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { textsPlugin } from './texts.ts';

/** The least page of a thread: one part comes late to it. */
const page = {
  'routes/thread.tsx': `
    import { lazyPart } from '../lib/late.tsx';
    import { texts } from '../shared.tsx';
    console.log(texts, 'threads.like');
    export const Part = lazyPart(
      () => import('../Part.tsx'),
      (m) => m.Part,
    );`,
  'shared.tsx': `export const texts = ['threads.liked'];`,
  'lib/late.tsx': `export const lazyPart = (load, pick, domains) => () => [load().then(pick), domains];`,
  'components/NewReplies.tsx': 'console.log(1);',
  'components/ReadingProgress.tsx': 'console.log(2);',
  'components/ForMembers.tsx': 'console.log(3);',
  'routes/home.tsx': 'console.log(4);',
};

/** Builds it with other modules beside those, or in their place. */
async function built(modules: Record<string, string>): Promise<void> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'late-texts-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, code] of Object.entries({ ...page, ...modules })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), code);
  }
  const input = Object.keys(page).filter((file) => /^(components|routes)\//.test(file));
  await build({
    ...{ root, configFile: false, logLevel: 'silent', publicDir: false, plugins: [textsPlugin()] },
    build: {
      write: false,
      rolldownOptions: { input: input.map((file) => join(root, file)), preserveEntrySignatures: 'strict' },
    },
  });
}

const waiting = page['routes/thread.tsx'].replace('(m) => m.Part,', "(m) => m.Part, ['threads'],");
const part = (code: string): string => `${code}; export const Part = () => named;`;

test.for([
  ['itself', `const named = (t) => t('threads.whereBelongs')`],
  ['in a table', `const named = { place: 'threads.whereBelongs' }`],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code
  ['by its beginning', 'const named = (t, each) => t(`threads.where${each}`)'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code
  ['by its domain alone', 'const named = (t, each) => t(`threads.${each}`)'],
] as const)(
  'a part that comes late and names a text %s waits for its domain, or nothing is built',
  async ([, code]) => {
    const modules = { 'Part.tsx': part(code) };
    await expect(built(modules)).rejects.toThrow(/Part\.tsx, loaded by .*thread\.tsx, names threads\.\w+: .*'threads'/);
    await built({ ...modules, 'routes/thread.tsx': waiting });
  },
);

test('so does one that comes late to such a part, or names a text in what it imports', async () => {
  const deeper = {
    'Part.tsx': `import { lazyPart } from './lib/late.tsx'; export const Part = lazyPart(() => import('./Deep.tsx'), (m) => m.Deep);`,
    'Deep.tsx': `import { table } from './table.tsx'; export const Deep = () => table;`,
    'table.tsx': `export const table = { place: 'threads.whereBelongs' };`,
  };
  await expect(built(deeper)).rejects.toThrow(/Deep\.tsx, loaded by .*Part\.tsx/);
  await built({ ...deeper, 'routes/thread.tsx': waiting });
});

test('one that names what the page has, or texts of other domains, waits for nothing', async () => {
  await built({ 'Part.tsx': `import { texts } from './shared.tsx'; ${part(`const named = [texts, 'store.buy']`)}` });
});

test('no id is joined of pieces, which would not be seen', () => {
  const root = join(import.meta.dirname, '..');
  const joined =
    /\bt\(\s*(?:`\$\{|['"][^'"]*['"]\s*\+|[\w.]+\s*\+)|['"`](?:threads|follows)\.[\w.-]*['"`]\s*\+|\.concat\(['"`](?:threads|follows)\./;
  const files = globSync('{web,contract}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  expect(files.filter((file) => joined.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
