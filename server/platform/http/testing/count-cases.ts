import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CountStore } from '../count-store.ts';

const start = Math.floor(Date.now() / 1000);
const window = { start, endsAt: start + 60 };

/** What a place where limits are counted does, whichever it is; each is asked for as by a process of its own. */
export function countCases(newStore: () => Promise<CountStore>): void {
  test('what two processes count at once is added up, and nothing is lost', async () => {
    const [one, other] = [await newStore(), await newStore()];
    const name = randomUUID();
    const each = { name, ...window, added: 2 };
    const counts = (await Promise.all([one, other].flatMap((store) => [store.add([each]), store.add([each])]))).flat();
    expect(counts.sort((a, b) => a - b)).toEqual([2, 4, 6, 8]);
  });

  test('counts come back in the order in which they were asked for, each of its own window', async () => {
    const store = await newStore();
    const [a, b] = [randomUUID(), randomUUID()];
    const later = { start: start + 60, endsAt: start + 120 };
    await store.add([{ name: b, ...window, added: 5 }]);
    const asked = [
      { name: b, ...window, added: 1 },
      { name: a, ...window, added: 3 },
      { name: b, ...later, added: 1 },
    ];
    expect(await store.add(asked)).toEqual([6, 3, 1]);
  });

  test('nothing to count asks for nothing', async () => {
    expect(await (await newStore()).add([])).toEqual([]);
  });
}
