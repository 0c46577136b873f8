import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { builtServer, dropLeft, putInPlace } from './built.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function make(folder: string, words: string): string {
  mkdirSync(folder);
  for (const name of ['a', 'b']) writeFileSync(join(folder, name), words);
  return folder;
}

test('what is built is put in the place of what stands, and leaves nothing beside it', () => {
  const folder = newFolder();
  const standing = join(folder, 'site');
  putInPlace(make(join(folder, 'new'), 'one'), standing);
  putInPlace(make(join(folder, 'new'), 'two'), standing);
  expect(readdirSync(folder)).toEqual(['site']);
  expect(['a', 'b'].map((name) => readFileSync(join(standing, name), 'utf8'))).toEqual(['two', 'two']);
});

test('of many who put theirs in place at once one’s stays whole', async () => {
  const folder = newFolder();
  const module = join(import.meta.dirname, 'built.ts');
  const works = Array.from({ length: 4 }, (_, i) => {
    const made = make(join(folder, `new-${i}`), String(i));
    const code = `process.pid = ${process.pid + i + 1};
      import(${JSON.stringify(module)}).then(({ putInPlace }) => putInPlace(${JSON.stringify(made)}, ${JSON.stringify(join(folder, 'site'))}));`;
    return new Promise<number>((resolve, reject) => {
      new Worker(code, { eval: true }).once('exit', resolve).once('error', reject);
    });
  });
  expect(await Promise.all(works)).toEqual([0, 0, 0, 0]);
  const [a, b] = ['a', 'b'].map((name) => readFileSync(join(folder, 'site', name), 'utf8'));
  expect(a).toBe(b);
});

test('what killed builds left is deleted after an hour, a build at work is not', () => {
  const folder = newFolder();
  const [left, atWork, standing] = ['.making-server-7', '.making-server-8', 'site'].map((name) => join(folder, name));
  for (const path of [left, atWork, standing]) mkdirSync(path!);
  const before = new Date(Date.now() - 2 * 3_600_000);
  for (const path of [left, standing]) utimesSync(path!, before, before);
  dropLeft(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['.making-server-8', 'site']);
});

test('a second look builds nothing', () => {
  const code = `import { buildWhereNeeded } from ${JSON.stringify(join(import.meta.dirname, 'built.ts'))}; await buildWhereNeeded();`;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })).toBe('');
  expect(existsSync(builtServer)).toBe(true);
});
