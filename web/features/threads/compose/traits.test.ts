import { describe, expect, test } from 'vitest';
import { emptyHidden, floorsIn, sentTraits, type Traits, traitsOf, usualTraits } from './traits.ts';

const hidden = { ...emptyHidden, words: 'The letter that worked.' };

describe('what goes out', () => {
  test.each<[string, Partial<Traits>, Partial<Traits>, object]>([
    ['nothing of a usual thread', {}, {}, {}],
    [
      'a hidden part with what opens it',
      { hidden },
      {},
      { hidden: hidden.words, hidden_format: 'plain', hidden_opens: 'reply', hidden_xgold: 50, hidden_level: 8 },
    ],
    ['no hidden part without words', { hidden: { ...hidden, words: ' \n' } }, {}, {}],
    ['that it is removed', {}, { hidden }, { hidden: '' }],
    [
      'what opens it alone where its words stay',
      { hidden: { ...hidden, opens: 'all' } },
      { hidden },
      { hidden_opens: 'all', hidden_xgold: 50, hidden_level: 8 },
    ],
    [
      'who reads and what wins',
      { readperm: 30, onlyISee: true, rushEvery: 10, rushFloors: '8, 88' },
      {},
      { readperm: 30, replyVisibleOnlyToAuthors: 1, rush_every: 10, rush_floors: [8, 88] },
    ],
    ['what is so no more', {}, { readperm: 30, rushFloors: '8' }, { readperm: 0, rush_floors: [] }],
  ])('%s', (_, now, before, sent) => {
    expect(sentTraits({ ...usualTraits, ...now }, { ...usualTraits, ...before })).toEqual(sent);
  });
});

test('a thread that is changed opens as it stands', () => {
  const hidden_part = { opens: 'level', xgold: 0, level: 3, words: '<p>One<br />two</p>', sold: false } as const;
  const rushresult = { every: 10, floors: [8, 88] };
  expect(traitsOf({ readperm: 20, replyVisibleOnlyToAuthors: 1, rushresult, hidden_part })).toEqual({
    ...{ readperm: 20, onlyISee: true, rushEvery: 10, rushFloors: '8, 88' },
    hidden: { words: 'One\ntwo', opens: 'level', xgold: 50, level: 3 },
  });
});

test.each([
  ['8, 88', [8, 88]],
  ['8 and 0 and 7', [8, 7]],
  ['none', []],
] as const)('numbers in “%s”', (typed, floors) => {
  expect(floorsIn(typed)).toEqual(floors);
});
