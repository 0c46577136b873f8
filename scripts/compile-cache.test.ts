import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileCacheIn } from './compile-cache.ts';

test('compiled sources are cached beside the packages, and in DATA_DIR where the checkout cannot be written', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'compile-cache-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const [checkout, readOnly, dataDir] = ['checkout', 'read-only', 'data'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(join(checkout, 'node_modules'), { recursive: true });
  expect(compileCacheIn(checkout, dataDir)).toBe(join(checkout, 'node_modules/.cache/node'));
  // Nobody can create a folder below a file, not even root.
  await writeFile(readOnly, '');
  expect(compileCacheIn(readOnly, dataDir)).toBe(join(dataDir, 'cache/node'));
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});
