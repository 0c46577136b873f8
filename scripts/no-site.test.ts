import { existsSync, globSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { testDataDirs } from '../server/platform/postgres/testing/data-dir.ts';
import { runScript } from '../tests/support/command.ts';
import { ask, cloneDatabase } from '../tests/support/database-server.ts';
import { sweep } from '../tests/support/sweep.ts';

const at = await testDataDirs();

interface Command {
  script: string;
  /** As its own comment calls it; undefined where it has none. */
  argv: string[] | undefined;
}

/** Every command that takes the settings of the site, by its file. */
function commands(): Command[] {
  const root = join(import.meta.dirname, '..');
  const files = globSync(['scripts/*.ts', 'world/*.ts'], { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    // One makes a site where none is.
    if (!text.includes('runCommand(') || file === 'scripts/restore.ts') return [];
    const example = /^ \* @example npm run [\w-]+(?: -- (.*))?$/m.exec(text);
    return {
      script: file.startsWith('scripts/') ? file.slice('scripts/'.length) : `../${file}`,
      argv: example?.map((words) => words?.split(' ') ?? [])[1],
    };
  });
}
const found = commands();

test('every command that takes the settings of the site says by @example how it is called', () => {
  expect(found.filter(({ argv }) => argv === undefined)).toEqual([]);
  expect(found.length).toBeGreaterThan(6);
});

test('the page of the running server names each of them, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/operations/runtime.md'), 'utf8');
  const [, list = ''] = /^These commands, each by `npm run`, [^:]*:\n([\s\S]*?)\.\n/m.exec(page) ?? [];
  const named = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(named).toEqual(found.map(({ script }) => basename(script, '.ts')).sort());
});

const cases = found.map(({ script, argv = [] }) => [script, argv] as const);
const tried = sweep('commands without a site', cases, { least: 1 });

tried('%s refuses a DATA_DIR without a site in one line and creates nothing', async ([script, argv]) => {
  const { code, errors, out } = await runScript(script, { DATA_DIR: at.dataDir }, ...argv);
  expect([code, out]).toEqual([1, '']);
  expect(errors).toBe(
    `DATA_DIR ${at.dataDir} holds no database: set DATA_DIR or DATABASE_URL to those of the site, or begin one by npm start`,
  );
  expect(existsSync(at.dataDir)).toBe(false);
  expect(await readdir(at.dir)).toEqual([]);
});

tried('%s refuses a DATABASE_URL whose database holds no site, and creates nothing in it', async ([script, argv]) => {
  const server = inject('databaseServer');
  const { url, drop } = await cloneDatabase(server, 'template0');
  try {
    const { code, errors } = await runScript(script, { DATABASE_URL: url, DATA_DIR: at.dataDir }, ...argv);
    expect(errors).toMatch(/^The database holds no site: /);
    expect(code).toBe(1);
    await ask(url, 'create schema platform');
  } finally {
    await drop();
  }
});
