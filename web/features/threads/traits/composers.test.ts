import { expect, test } from 'vitest';
import type { Goods } from '../../../../contract/domains/threads/traits/goods/shapes.ts';
import { composers, isPlaced, isWritten, restoredTraits, sentTraits, storedTraits, traitsOf } from './composers.ts';
import type { EditedPost } from './trait.ts';

const hidden = { words: 'The words that worked.', opens: 'reply', xgold: 50, level: 8 };
const lamp = { goods_id: 3, title: 'A lamp' } as Goods;

test.each<[string, object, object, object]>([
  ['nothing of a thread that says nothing', {}, {}, {}],
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
  [
    'what is so no more',
    {},
    { readperm: 30, rushFloors: '8', original: 1, story: { tid: 9, subject: '' }, goods: [lamp] },
    { readperm: 0, rush_every: 0, rush_floors: [], original: 0, story: 0, goodsInfo: [] },
  ],
  [
    'nothing of what stays as it was',
    { goods: [lamp], activity: 1, hidden },
    { goods: [lamp], activity: 1, hidden },
    {},
  ],
])('of a thread goes out: %s', (_, now, before, sent) => {
  expect(sentTraits(restoredTraits({ ...now }), restoredTraits({ ...before }))).toEqual(sent);
});

test('a thread that is changed opens as it stands, and sends nothing of what stays', () => {
  const hidden_part = { opens: 'level', xgold: 0, level: 3, words: '<p>One<br />two</p>', sold: false } as const;
  const edited = {
    ...{ readperm: 20, replyVisibleOnlyToAuthors: 1, rushresult: { every: 10, floors: [8, 88] }, hidden_part },
    ...{ original: 1, activity: 0, story: null, goodsInfo: [lamp], topid: 12, topic_name: 'Lamps', topic_pic: '' },
  };
  const held = traitsOf(edited as unknown as EditedPost);
  expect(storedTraits(held)).toMatchObject({
    ...{ readperm: 20, onlyISee: true, rushEvery: 10, rushFloors: '8, 88', original: 1, activity: 0, goods: [lamp] },
    ...{ story: null, group: null, topic: { id: 12, name: 'Lamps', logo: '', line: '' } },
    hidden: { words: 'One\ntwo', opens: 'level', xgold: 50, level: 3 },
  });
  expect(sentTraits(held, held)).toEqual({});
});

test('hidden words and products make a draft by themselves; a group says where a post goes', () => {
  const held = (stored: object) => restoredTraits({ ...stored });
  expect([{ hidden }, { goods: [lamp] }, { readperm: 30 }, {}].map((each) => isWritten(held(each)))).toEqual([
    ...[true, true, false, false],
  ]);
  const group = { groupid: 5, name: 'Walkers' };
  expect([{ group }, {}].map((each) => isPlaced(held(each)))).toEqual([true, false]);
});

test('no two traits hold something under one name: a draft stores all of them together', () => {
  const names = composers.flatMap(({ begin }) => Object.keys(begin));
  expect(new Set(names).size).toBe(names.length);
});
