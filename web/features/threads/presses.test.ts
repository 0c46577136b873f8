import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../api/wire.ts';
import { Waits } from '../../offline/queue/from-page.ts';
import { type Presses, press } from './presses.ts';

const refused = new ApiRefusal({
  name: 'threads.closed',
  msg: 'It is closed.',
  code: 1,
  errCode: 1,
  http: 403,
  issues: [],
  extra: {},
});

/** A like button, and the server that answers what is asked of it when a test says so. */
function likes() {
  const presses: Presses = new Map();
  const asked: { wanted: boolean; answer: (now: boolean) => void; refuse: (error: Error) => void }[] = [];
  const button = { shown: false };
  const tap = () =>
    press(presses, {
      key: 'like',
      show: (now: boolean) => {
        button.shown = now;
      },
      before: button.shown,
      hoped: !button.shown,
      ask: ((wanted: boolean) => () => {
        const { promise, resolve, reject } = Promise.withResolvers<boolean>();
        asked.push({ wanted, answer: resolve, refuse: reject });
        return promise;
      })(!button.shown),
    });
  return { asked, button, tap };
}

describe('presses of one mark', () => {
  test('one is shown at once, and undone where it is refused', async () => {
    const { asked, button, tap } = likes();
    const done = tap();
    expect(button.shown).toBe(true);
    asked[0]!.refuse(refused);
    expect(await done).toBe(false);
    expect(button.shown).toBe(false);
  });

  test('one at a time is on its way, and of what was pressed meanwhile the last is asked for', async () => {
    const { asked, button, tap } = likes();
    const done = tap();
    await tap();
    await tap();
    await tap();
    expect(asked.map(({ wanted }) => wanted)).toEqual([true]);
    expect(button.shown).toBe(false);
    asked[0]!.answer(true);
    await expect.poll(() => asked.map(({ wanted }) => wanted)).toEqual([true, false]);
    expect(button.shown).toBe(false);
    asked[1]!.answer(false);
    expect(await done).toBe(true);
    expect(button.shown).toBe(false);
  });

  test.each([
    { name: 'is done', first: (one: { answer: (now: boolean) => void }) => one.answer(true), stands: true },
    { name: 'waits', first: (one: { refuse: (error: Error) => void }) => one.refuse(new Waits()), stands: true },
    {
      name: 'is refused',
      first: (one: { refuse: (error: Error) => void }) => one.refuse(refused),
      stands: false,
    },
  ])('where the first $name and the next is refused, what the first left stands', async ({ first, stands }) => {
    const { asked, button, tap } = likes();
    const done = tap();
    await tap();
    first(asked[0]!);
    await expect.poll(() => asked.length).toBe(2);
    asked[1]!.refuse(refused);
    await done;
    expect(button.shown).toBe(stands);
  });
});
