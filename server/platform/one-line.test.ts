import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  [' two\u00a0\u00a0\n lines ', 'two lines'],
  ['des lanternes\u00a0: dompter\u202f!', 'des lanternes\u00a0: dompter\u202f!'],
  ['  Kito X3\n on\t\ttest. ', 'Kito X3 on test.'],
  ['\u00a0', ''],
  ['bell\u0007ringer', 'bell ringer'],
  ['rain \u202egnp.exe\u2066!', 'rain gnp.exe!'],
  ['\u200fمرحبا\u200e baobab', '\u200fمرحبا\u200e baobab'],
])('%j on one line is %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
