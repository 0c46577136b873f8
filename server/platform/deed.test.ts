import { expect, test } from 'vitest';
import { type Act, defineDeed, onActs, when } from './deed.ts';
import { defineEvent } from './outbox/event.ts';
import type { ListenerCtx } from './outbox/listener.ts';

type Watered = { uid: number; tree: number; litres: number };
const watered = defineEvent<Watered>('tests.watered');
const dried = defineEvent<Watered>('tests.dried');
const ofWater = ({ uid, tree, litres }: Watered): Act | undefined =>
  litres > 0 ? { uid, once: `tree:${tree}` } : undefined;
const watering = defineDeed('tests', 'water', {
  done: [when(watered, ofWater)],
  undone: [when(dried, ofWater)],
});

test('a reader counts each act once and takes it back, by the declaration alone', async () => {
  const progress = new Map<number, Set<string>>();
  const of = (uid: number) => progress.set(uid, progress.get(uid) ?? new Set()).get(uid)!;
  const listeners = [
    ...onActs(watering.done, async (_, acts) => {
      for (const { uid, once } of acts) of(uid).add(once);
    }),
    ...onActs(watering.undone, async (_, acts) => {
      for (const { uid, once } of acts) of(uid).delete(once);
    }),
  ];
  const deliver = async ({ name }: { name: string }, ...facts: Watered[]) => {
    for (const { eventName, handle } of listeners) if (eventName === name) await handle({} as ListenerCtx, facts);
  };
  const fact = (uid: number, tree: number, litres = 1) => ({ uid, tree, litres });
  await deliver(watered(fact(1, 7)), fact(1, 7), fact(1, 7), fact(1, 8), fact(2, 7), fact(2, 9, 0));
  expect([...of(1)]).toEqual(['tree:7', 'tree:8']);
  expect([...of(2)]).toEqual(['tree:7']);
  await deliver(dried(fact(1, 7)), fact(1, 7));
  expect([...of(1)]).toEqual(['tree:8']);
});
