import { expect, test } from 'vitest';
import { deviceLine, deviceOf } from './device.ts';

const agents: [string, ReturnType<typeof deviceOf>][] = [
  [
    'Mozilla/5.0 (Linux; Android 13; X6525) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    { form: 'phone', browser: 'Chrome', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 12; SM-T500) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Safari/537.36',
    { form: 'tablet', browser: 'Samsung Internet', system: 'Android' },
  ],
  [
    'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16',
    { form: 'phone', browser: 'Opera', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    { form: 'phone', browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0',
    { form: 'computer', browser: 'Edge', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0',
    { form: 'computer', browser: 'Firefox', system: 'Linux' },
  ],
  ['curl/8.4.0', { form: 'other', browser: '', system: '' }],
  ['', { form: 'other', browser: '', system: '' }],
];

test.each(agents)('%s is named plainly', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});

test('in one line there is only what is known', () => {
  expect(agents.map(([userAgent]) => deviceLine(deviceOf(userAgent)))).toEqual([
    'Chrome, Android',
    'Samsung Internet, Android',
    'Opera, Android',
    'Safari, iOS',
    'Edge, Windows',
    'Firefox, Linux',
    '',
    '',
  ]);
});
