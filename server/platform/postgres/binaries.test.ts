import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';

const run = promisify(execFile);
const root = await mkdtemp(join(tmpdir(), 'baobab-binaries-'));
const installed = await findBinaries({ dataDir: root, user: undefined });
let native: string;
let checkout: string;

beforeEach(async () => {
  checkout = await mkdtemp(join(root, 'checkout-'));
  // As an install without scripts leaves it: the package alone, without the links.
  await cp(dirname(dirname(dirname(installed.postgres))), join(checkout, 'package'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  native = join(checkout, 'package/native');
  for (const entry of await readdir(join(native, 'lib'), { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await unlink(join(native, 'lib', entry.name));
  }
});

afterAll(() => rm(root, { recursive: true }));

test('links that no install script has made are made', async () => {
  await expect(run(join(native, 'bin/postgres'), ['--version'])).rejects.toThrow(/libicu|shared librar/);
  const { postgres } = await findBinaries({ dataDir: root, user: undefined, native });
  expect(postgres).toBe(join(native, 'bin/postgres'));
  expect((await run(postgres, ['--version'])).stdout).toContain('PostgreSQL) 18');
});

test.runIf(process.getuid?.() === 0)(
  'from a checkout closed to the database account they are copied, once',
  async () => {
    await chmod(root, 0o755);
    await chmod(checkout, 0o700);
    const nobody = { uid: 65534, gid: 65534 };
    const search = { dataDir: root, user: nobody, native, caches: [join(root, 'cache')] };
    const first = await findBinaries(search);
    expect(first.postgres.startsWith(join(root, 'cache'))).toBe(true);
    expect((await run(first.postgres, ['--version'], nobody)).stdout).toContain('PostgreSQL) 18');
    expect(await findBinaries(search)).toEqual(first);
    expect(await readdir(join(root, 'cache'))).toHaveLength(1);
  },
);
