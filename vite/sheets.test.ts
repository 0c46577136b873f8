import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { isInEverySheet } from './sheets.ts';

const sheet = `
@source "./{shell,design}/**/*.tsx";
@source not "./design/{Crop,Qr}*.tsx";
@source not inline("{filter,table}");
`;

test('a screen is in the sheet of all pages where that takes its folder and does not leave it out', () => {
  expect(isInEverySheet('shell/layouts/Frame.tsx', sheet)).toBe(true);
  expect(isInEverySheet('design/Button.tsx', sheet)).toBe(true);
  expect(isInEverySheet('design/QrCode.tsx', sheet)).toBe(false);
  expect(isInEverySheet('features/store/components/Shop.tsx', sheet)).toBe(false);
});

/** Selectors of a sheet with the rules that they stand in, as often as they stand there. */
function selectorsOf(sheet: string): string[] {
  const within: string[] = [];
  const found: string[] = [];
  for (const [, before, mark] of sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') within.pop();
    if (mark !== '{') continue;
    within.push(before!.trim().replace(/\s+/g, ' '));
    if (!within.at(-1)!.startsWith('@')) found.push(within.join(' '));
  }
  return found;
}

test('a part’s sheet has each selector once', () => {
  const sheets = globSync(join(import.meta.dirname, '../web/design/sheets/*.css'));
  const twice = sheets.flatMap((file) => {
    const all = selectorsOf(readFileSync(file, 'utf8'));
    return all
      .filter((selector, at) => all.indexOf(selector) !== at)
      .map((selector) => `${basename(file)}: ${selector}`);
  });
  expect(sheets.length).toBeGreaterThan(5);
  expect(twice).toEqual([]);
});
