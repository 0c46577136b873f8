import { expect, test } from 'vitest';
import { messageText } from './message-text.ts';

test.each([
  ['&lt;b&gt;bold&lt;/b&gt;', 'bold'],
  ['&LT;script&GT;alert(1)&lt;/script&gt;', 'alert(1)'],
  ['&#60;img src=x onerror=&#34;go()&#34;&#x3E; a picture', 'a picture'],
  ['she said &quot;yes&quot; &amp; it&#39;s done', 'she said "yes" &amp; it\'s done'],
  // What was converted once is not converted again.
  ['&amp;lt;b&amp;gt;', '&amp;lt;b&amp;gt;'],
])('R-CHT-022 entities are converted first, and then tags are stripped: %s', (sent, text) => {
  expect(messageText(sent)).toBe(text);
});

test.each([
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['<3 you', '<3 you'],
  ['<p><<b>script>x</<b>script></p>', 'x'],
  ['use vector<int> <b>daily</b>', 'use vector<int> daily'],
  ['He said <b> and </b> are tags', 'He said <b> and </b> are tags'],
  ['Press <Ctrl>+<C> now', 'Press <Ctrl>+<C> now'],
  ['a <b', 'a <b'],
  ['<!-- hidden -->seen', 'seen'],
  ['कल <b>मिलते</b> हैं 👋', 'कल मिलते हैं 👋'],
])('tags go, also those made of others, and whatever is none stays: %s', (sent, text) => {
  expect(messageText(sent)).toBe(text);
});

test('a text is trimmed, and what is blank is empty', () => {
  expect(messageText(' \n two\nlines \t')).toBe('two\nlines');
  expect([messageText(''), messageText(' \n\t '), messageText('<b> </b>')]).toEqual(['', '', '']);
});

test('the work grows with the text alone', () => {
  for (const piece of ['<', '<b', '&lt;', '<b>', '>']) {
    const text = piece.repeat(100_000);
    const from = performance.now();
    messageText(text);
    expect(performance.now() - from, piece).toBeLessThan(1000);
  }
});
