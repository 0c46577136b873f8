import { expect, test } from 'vitest';
import { pastedOf, withCellsApart } from './pasted.ts';

test.each([
  ['<p class="MsoNormal">Hello<o:p></o:p></p>', [], 'document'],
  ['<p style="mso-line-height-rule:exactly">Hello</p>', [], 'document'],
  ['<html xmlns:w="urn:schemas-microsoft-com:office:word"><p>x</p>', [], 'document'],
  ['<meta name="ProgId" content="Excel.Sheet"><style>td {mso-number-format:General;}</style>', [], 'document'],
  ['<p>Hello <b>you</b></p>', [], null],
  ['<style><!--td {padding:0;}br {mso-data-placement:same-cell;}--></style><table><td>a</td></table>', [], null],
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

test.each([
  ['<tr><td>RAM</td><td>8 GB</td></tr>', '<tr><td> RAM</td><td> 8 GB</td></tr>'],
  ['<tr><th class="x">a</th><td style="y"><p>b</p></td></tr>', '<tr><th class="x"> a</th><td style="y"> b</td></tr>'],
  ['<tr><td>RAM<br></td><td>8 GB<br /></td></tr>', '<tr><td> RAM</td><td> 8 GB</td></tr>'],
  ['<table><thead><tr><td>a</td></tr></thead></table>', '<table><thead><tr><td> a</td></tr></thead></table>'],
])('the cells of a pasted table stand apart: %s', (pasted, read) => {
  expect(withCellsApart(pasted)).toBe(read);
});
