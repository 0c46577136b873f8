import { expect, test } from 'vitest';
import { cutMarked } from './marked.ts';

const secret = 'zorilla';
const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test.each([
  ['plain', `Before [hide]${secret}[/hide] after`],
  ['in other letters, with a figure', `Before [HIDE=20]${secret}[/Hide] after`],
  ['across paragraphs', `<p>Before [hide]</p><p>${secret}</p><p>[/hide] after</p>`],
  ['within a mark', `Before <b>[hide]${secret}[/hide]</b> after`],
  ['marked itself', `Before [hide]<b>${secret}</b>[/hide] after`],
  ['by character references', `<p>Before &#91;hide&#93;${secret}&#x5b;/hide] after</p>`],
  ['with an address before the end', `Before [hide]${secret} https://example.com/${secret}[/hide] after`],
  ['with an address, by references', `<p>Before &#91;hide]https://example.com/${secret}&#91;/hide] after</p>`],
  ['with an address at the beginning', `Before [hide]https://${secret}.example.com/[/hide] after`],
  ['in a link', `Before [hide]<a href="https://example.com/${secret}">${secret}</a>[/hide] after`],
  ['in two parts', `Before [hide]${secret}[/hide] after [hide]${secret}[/hide]`],
  ['in each other', `Before [hide]${secret} [hide]${secret}[/hide] after`],
  ['in a list', `<ul><li>Before</li><li>[hide]${secret}</li><li>${secret}[/hide]</li><li>after</li></ul>`],
])('%s: nothing of it stays', (_, message) => {
  const cut = cutMarked(message, undefined);
  expect(cut.message).not.toMatch(/zorilla|hide/i);
  expect(textOf(cut.message)).toBe('Before after');
  expect(cut.hidden).toContain(secret);
  expect(cut.hidden).not.toMatch(/hide/i);
});

test.each([
  `How does [hide] work, ${secret}?`,
  `[hide] is what hid all of ${secret} on the old forum.`,
  `Write [hide] and [/hide] around ${secret}.`,
  `Before [/hide] ${secret}`,
  `<p>Write [hide] before and [/hide] after ${secret}.</p>`,
])('%s: what is only named hides nothing', (message) => {
  expect(cutMarked(message, undefined)).toEqual({ message, format: undefined, hidden: '' });
});

test('a client that says what its text is hides by its field alone', () => {
  const message = `<p>[hide]</p><p>${secret}</p><p>[/hide]</p>`;
  for (const format of ['plain', 'html'] as const)
    expect(cutMarked(message, format)).toEqual({ message, format, hidden: '' });
  expect(cutMarked(message, undefined)).toEqual({ message: '', format: 'html', hidden: `<div><p>${secret}</p></div>` });
});

test.each([
  'No mark here, but I hide.',
  `[hide=${'9'.repeat(21)}]${secret}`,
  'Before [hi<b>de]words[/hide]</b>',
  `<img src="x">[hide]${secret}[/hide]`,
])('%j is left as it was sent, or is refused', (message) => {
  const cut = cutMarked(message, undefined);
  expect(cut.hidden === '' || !cut.message.includes(secret)).toBe(true);
});

test('a link keeps leading where it led', () => {
  const { hidden } = cutMarked('Before [hide]https://example.com/a[/hide]', undefined);
  expect(hidden).toContain('href="https://example.com/a"');
});
