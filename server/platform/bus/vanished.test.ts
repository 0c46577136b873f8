import { expect, test } from 'vitest';
import { createVanished } from './vanished.ts';

/** These listen, one after the other. */
const listeners =
  (...looks: string[]) =>
  async () =>
    looks.shift()!.split(' ');

/** What each look says while these listen, one after the other. */
async function looks(
  steps: readonly (string | ((of: ReturnType<typeof createVanished>) => void))[],
): Promise<boolean[]> {
  let here: string[] = [];
  const vanished = createVanished(async () => here);
  const said: boolean[] = [];
  for (const step of steps) {
    if (typeof step === 'function') {
      step(vanished);
      continue;
    }
    here = step.split(' ').filter(Boolean);
    said.push(await vanished.look());
  }
  return said;
}

test.each([
  ['all stay', ['a b', 'a b', 'a b'], [false, false, false]],
  ['one goes without a farewell', ['a b', 'a', 'a', 'a'], [false, false, true, false]],
  ['one is away for a moment', ['a b', 'a', 'a b', 'a b'], [false, false, false, false]],
])('looked at in turn: %s', async (_what, steps, said) => {
  expect(await looks(steps)).toEqual(said);
});

test('who said farewell is missed by nobody, though its connection stands for a moment', async () => {
  expect(await looks(['a b', (of) => of.forget('b'), 'a b', 'a', 'a', 'a'])).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('who listened already when this one began, and died before its first look, is missed', async () => {
  const vanished = createVanished(listeners('a b', 'a', 'a'));
  await vanished.begin();
  expect([await vanished.look(), await vanished.look()]).toEqual([false, true]);
});

test('who began to listen and died before the next look is missed', async () => {
  expect(await looks(['a', (of) => of.note('b'), 'a', 'a'])).toEqual([false, false, true]);
});
