import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addPerson, emptySketch, mergeInto, peopleIn } from './people-sketch.ts';

const sketchOf = (from: number, to: number) => {
  const sketch = emptySketch();
  for (let i = from; i < to; i++) addPerson(sketch, createHash('sha256').update(`person ${i}`).digest());
  return sketch;
};

test.each([0, 1, 4, 5, 12, 40])('%i people are counted nearly to the head', (people) => {
  expect(Math.abs(peopleIn(sketchOf(0, people)) - people)).toBeLessThanOrEqual(people > 20 ? 2 : 0);
});

test.each([1000, 20_000])('%i people are counted to within a tenth', (people) => {
  expect(Math.abs(peopleIn(sketchOf(0, people)) - people)).toBeLessThan(people / 10);
});

test('who is seen again, here or elsewhere, counts once', () => {
  const sketch = sketchOf(0, 12);
  mergeInto(sketch, sketchOf(0, 12));
  expect(peopleIn(sketch)).toBe(12);
  mergeInto(sketch, sketchOf(12, 16));
  expect(peopleIn(sketch)).toBe(16);
});

test('a sketch of another size is left out', () => {
  const sketch = sketchOf(0, 5);
  mergeInto(sketch, new Uint8Array(7).fill(30));
  expect(peopleIn(sketch)).toBe(5);
});
