import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

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
