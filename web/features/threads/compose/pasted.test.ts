import { expect, test } from 'vitest';
import { pastedOf } from './pasted.ts';

test.each([
  ['<p class="MsoNormal">Hello<o:p></o:p></p>', [], 'document'],
  ['<p style="mso-line-height-rule:exactly">Hello</p>', [], 'document'],
  ['<html xmlns:w="urn:schemas-microsoft-com:office:word"><p>x</p>', [], 'document'],
  ['<p>Hello <b>you</b></p>', [], null],
  ['', [], null],
] as const)('R-THR-033 a pasted office document is known: %s', (html, files, what) => {
  expect(pastedOf(html, files)).toBe(what);
});

test.each([
  ['', ['image/png'], 'image'],
  ['<img alt="" src="https://elsewhere.example/a.png">', [], 'image'],
  ['', ['text/plain'], null],
] as const)('R-THR-034 a pasted picture is known: %s %s', (html, files, what) => {
  expect(pastedOf(html, files)).toBe(what);
});
