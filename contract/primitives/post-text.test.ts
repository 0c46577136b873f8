import { expect, test } from 'vitest';
import { beginningOfPostText, plainPostText, postText } from './post-text.ts';

test.each([
  ['<p>One<br />two</p><p>&lt;three&gt; &amp; four</p>', 'One\ntwo\n\n<three> & four'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\n\nb'],
  ['<p>a  b \n c</p>', 'a b\nc'],
])('%s says %s', (html, words) => {
  expect(postText(html)).toBe(words);
});

test('emoticons are codes to count and edit, and nothing where no picture can be drawn', () => {
  const html = '<p>So {:Default_1:} good {:Nobody_1:}</p>';
  expect(postText(html)).toBe('So {:Default_1:} good {:Nobody_1:}');
  expect(plainPostText(html)).toBe('So good {:Nobody_1:}');
});

test('of the beginning of a post a tag that was cut is no word', () => {
  expect(beginningOfPostText('<p>One <a href="https://ex')).toBe('One');
  expect(beginningOfPostText('<p>One')).toBe('One');
  expect(beginningOfPostText('One')).toBe('One');
});
