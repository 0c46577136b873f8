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
