import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, readTree } from './architecture/tree.ts';

const root = join(import.meta.dirname, '..');

test('every test is tried once: one that fails now and then is mended, not tried again', () => {
  const retries = /\bretry\b\s*[:=]\s*[^,\n]*\d/;
  const config = readdirSync(root).filter((file) => /^vitest\..*\.ts$/.test(file));
  expect(config).toContain('vitest.config.ts');
  const tests = [...readTree(root)].filter(([path]) => isTest(path) && !path.startsWith('tests/architecture/'));
  const files = [...tests, ...config.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)];
  expect(files.filter(([, text]) => retries.test(text)).map(([path]) => path)).toEqual([]);
});
