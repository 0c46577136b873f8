import { expect, test } from 'vitest';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import { freeAmong, namesLike } from './free-names.ts';

test('a taken name is offered with a number, the first two that are free', () => {
  const names = namesLike('Lagos night walkers');
  expect(freeAmong(names, (name) => name === 'Lagos night walkers 2')).toEqual([
    'Lagos night walkers 3',
    'Lagos night walkers 4',
  ]);
  expect(freeAmong(names, () => true)).toEqual([]);
});

test('a number at its end gives way, and the longest name stays within the limit', () => {
  expect(namesLike('Walkers 2')[1]).toBe('Walkers 3');
  for (const name of namesLike('w'.repeat(roomLimits.nameMax))) expect([...name]).toHaveLength(roomLimits.nameMax);
});
