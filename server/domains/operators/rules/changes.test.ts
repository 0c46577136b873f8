import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test.each([
  [{ groupid: 10, isCreator: false }, { groupid: 3, isCreator: false }, [{ field: 'groupid', before: 10, after: 3 }]],
  [
    undefined,
    { until: null, groupid: 5 },
    [
      { field: 'until', before: undefined, after: null },
      { field: 'groupid', before: undefined, after: 5 },
    ],
  ],
  [{ groupid: 5 }, { groupid: 5 }, []],
  [true, false, [{ field: '', before: true, after: false }]],
  [['com'], ['com', 'ng'], [{ field: '', before: ['com'], after: ['com', 'ng'] }]],
  [null, null, []],
])('what changed from %j to %j', (before, after, changes) => {
  expect(changesOf(before, after)).toEqual(changes);
});

test('changes stand in the order in which people read them, whatever the database made of it', () => {
  const stored = { last: '9', model: 'X', first: '1' };
  expect(changesOf(undefined, stored, ['first', 'last', 'until']).map(({ field }) => field)).toEqual([
    'first',
    'last',
    'model',
  ]);
});
