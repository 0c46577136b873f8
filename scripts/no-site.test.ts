import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { testDataDirs } from '../server/platform/postgres/testing/data-dir.ts';
import { runScript } from '../tests/support/command.ts';
import { ask, cloneDatabase } from '../tests/support/database-server.ts';

const at = await testDataDirs();

/** Every command that works on the database of a site, and how it is called. */
const commands: Record<string, string[]> = {
  'operator.ts': ['grant', 'ada'],
  'backup.ts': ['--unproven', 'backups'],
  'check-references.ts': [],
  'prove-ledger.ts': [],
  'skip-event.ts': ['threads', '7', 'its thread is gone'],
  'turn-secret-key.ts': [],
  '../world/seed.ts': ['--members', '20', '--threads', '1', '--posts', '1'],
};

test('every command that takes the settings of the site is tried here', () => {
  const root = join(import.meta.dirname, '..');
  const found = ['scripts', 'world'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) => readFileSync(join(root, folder, name), 'utf8').includes('runCommand('))
      // It makes a site where none is.
      .filter((name) => name !== 'restore.ts')
      .map((name) => (folder === 'scripts' ? name : `../${folder}/${name}`)),
  );
  expect(Object.keys(commands).sort()).toEqual(found.sort());
});

for (const [script, argv] of Object.entries(commands)) {
  test(`${script} refuses a DATA_DIR without a site in one line and creates nothing`, async () => {
    const { code, errors, out } = await runScript(script, { DATA_DIR: at.dataDir }, ...argv);
    expect([code, out]).toEqual([1, '']);
    expect(errors).toBe(
      `DATA_DIR ${at.dataDir} holds no database: set DATA_DIR or DATABASE_URL to those of the site, or begin one by npm start`,
    );
    expect(existsSync(at.dataDir)).toBe(false);
    expect(await readdir(at.dir)).toEqual([]);
  });

  test(`${script} refuses a DATABASE_URL whose database holds no site, and creates nothing in it`, async () => {
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
}
