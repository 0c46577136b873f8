import { expect, test } from 'vitest';
import { messageOf, partedMessage } from './steps-in-words.ts';

test('a report without steps goes out as it was typed', () => {
  expect(messageOf('The torch <stays> on.', ' \n ')).toEqual({ message: 'The torch <stays> on.', format: 'plain' });
});

test('steps are a list at the end, and are read apart again', () => {
  const { message, format } = messageOf(
    'It stays on.\nAlways.\n\nOnly <a> restart helps.',
    'Call a friend\n\nEnd the call\n',
  );
  expect(format).toBe('html');
  expect(message).toBe(
    '<p>It stays on.<br>Always.</p><p>Only &lt;a&gt; restart helps.</p><ol><li>Call a friend</li><li>End the call</li></ol>',
  );
  expect(partedMessage(message)).toEqual({
    words: '<p>It stays on.<br>Always.</p><p>Only &lt;a&gt; restart helps.</p>',
    steps: '<ol><li>Call a friend</li><li>End the call</li></ol>',
    count: 2,
  });
});

test.each(['<p>No list</p>', '<ol><li>First</li></ol><p>and then words</p>'])('%s has no steps at its end', (html) => {
  expect(partedMessage(html)).toEqual({ words: html, steps: '', count: 0 });
});
