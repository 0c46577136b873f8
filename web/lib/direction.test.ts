import { expect, test } from 'vitest';
import { apart, directionOf } from './direction.ts';

test.for([
  ['السوق كله ضوء, disait ma grand-mère : le souk n’est que lumière.', 'ltr'],
  ['In the souk they say السوق كله ضوء والناس فيه كثيرون كل مساء', 'rtl'],
  ['مرحبا بكم', 'rtl'],
  ['שלום לכולם, OK', 'rtl'],
  ['Voici مرحبا', 'ltr'],
  ['انظروا هنا https://example.com/a/very/long/address/in/latin/letters', 'rtl'],
  ['Only Latin', 'auto'],
  ['किताबों की दुकान', 'auto'],
  ['7 + 3', 'auto'],
  ['', 'auto'],
] as const)('%s is read %s', ([text, direction]) => {
  expect(directionOf(text)).toBe(direction);
});

test('a long text takes time by its length', () => {
  const took = (length: number): number => {
    const text = 'http://www.ضوء a '.repeat(length);
    const from = performance.now();
    directionOf(text);
    return performance.now() - from;
  };
  took(1000);
  expect(took(100_000)).toBeLessThan(1000);
});

test.for([
  ['rain \u202egnp.exe', 'rain gnp.exe'],
  ['\u2066one\u2067two', 'onetwo'],
  ['السوق', '\u2068السوق\u2069'],
  ['السوق \u202b', '\u2068السوق \u2069'],
  ['Only Latin', 'Only Latin'],
  ['चाँद', 'चाँद'],
] as const)('in a sentence %j turns none of its other words', ([text, shown]) => {
  expect(apart(text)).toBe(shown);
});
