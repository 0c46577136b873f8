import { expect, test } from 'vitest';
import { videoAt } from './sites.ts';

const tube = 'https://www.youtube.com/watch?v=aB3-_5678xY';

test.each([
  ['https://www.youtube.com/watch?v=aB3-_5678xY&t=12', tube],
  ['http://m.youtube.com/watch?feature=x&v=aB3-_5678xY', tube],
  ['https://youtu.be/aB3-_5678xY?si=abc', tube],
  [' https://youtube.com/shorts/aB3-_5678xY ', tube],
  ['https://www.youtube-nocookie.com/embed/aB3-_5678xY', tube],
  ['https://vimeo.com/123456789', 'https://vimeo.com/123456789'],
  ['https://player.vimeo.com/video/123456789?h=1', 'https://vimeo.com/123456789'],
  ['https://www.dailymotion.com/video/x8abcde', 'https://www.dailymotion.com/video/x8abcde'],
  ['https://dai.ly/x8abcde', 'https://www.dailymotion.com/video/x8abcde'],
])('%s is the video at %s', (href, link) => {
  expect(videoAt(href)?.link).toBe(link);
});

test.each([
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aB3-_5678xY"><script>',
  'https://youtube.com.example/watch?v=aB3-_5678xY',
  'https://notyoutube.com/watch?v=aB3-_5678xY',
  'https://name:secret@youtube.com/watch?v=aB3-_5678xY',
  'https://youtube.com:8443/watch?v=aB3-_5678xY',
  'javascript:alert(1)//youtube.com/watch?v=aB3-_5678xY',
  'https://vimeo.com/about',
  'https://videos.example/1.mp4',
  'no link at all',
  '',
])('%s is no video that can be shown', (href) => {
  expect(videoAt(href)).toBeUndefined();
});

test('what is asked and framed of a site is the site’s own, over TLS', () => {
  for (const href of [tube, 'https://vimeo.com/123456789', 'https://dai.ly/x8abcde']) {
    const { about, player } = videoAt(href)!;
    for (const address of [about, player]) {
      const { protocol, hostname } = new URL(address);
      expect(protocol).toBe('https:');
      expect(hostname).toMatch(/(^|\.)(youtube|youtube-nocookie|vimeo|dailymotion)\.com$/);
    }
  }
});
