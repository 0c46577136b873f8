import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeFontList } from '../e2e/support/font-list.ts';

const place = mkdtempSync(join(tmpdir(), 'font-list-'));
afterAll(() => rmSync(place, { recursive: true }));

test("the browser's fonts are found where the browser lies, also after its folder was moved", () => {
  const before = join(place, 'before');
  const after = join(place, 'after');
  mkdirSync(before);
  expect(readFileSync(writeFontList(before), 'utf8')).toContain(`<dir>${before}/fonts/fonts</dir>`);
  renameSync(before, after);
  const list = readFileSync(writeFontList(after), 'utf8');
  expect(list).toContain(`<dir>${after}/fonts/fonts</dir>`);
  expect(list).not.toContain(before);
});

test('a list that is right is left as it is, as another browser may be reading it', () => {
  const folder = join(place, 'unchanged');
  mkdirSync(folder);
  const written = statSync(writeFontList(folder)).ino;
  expect(statSync(writeFontList(folder)).ino).toBe(written);
});
