import { expect, test } from 'vitest';
import { matcher, type TableRoute } from './match-routes.ts';

interface Row extends TableRoute<Row> {}

const table: Row[] = [
  {
    id: 'frame',
    children: [
      { id: 'home', index: true },
      { id: 'rest', path: '*' },
      { id: 'thread', path: 'forum/:list/:detail' },
      { id: 'board', path: 'forum/:list' },
      { id: 'boards', path: 'forum' },
      {
        id: 'area',
        path: 'area',
        children: [
          { id: 'area-home', index: true },
          { id: 'one', path: 'one' },
        ],
      },
      { id: 'setting', children: [{ id: 'account', path: 'area/setting/account' }] },
    ],
  },
  { id: 'design', path: 'design' },
];
const at = matcher(table);

test.each([
  ['/', 'frame home', {}],
  ['/forum', 'frame boards', {}],
  ['/forum/', 'frame boards', {}],
  ['/Forum/15443', 'frame board', { list: '15443' }],
  ['/forum/15443/7', 'frame thread', { list: '15443', detail: '7' }],
  ['/forum/a%20b', 'frame board', { list: 'a b' }],
  ['/forum/%E0%A4%A', 'frame board', { list: '%E0%A4%A' }],
  ['/area', 'frame area area-home', {}],
  ['/area/one', 'frame area one', {}],
  ['/area/setting/account', 'frame setting account', {}],
  ['/area/two', 'frame rest', { '*': 'area/two' }],
  ['/design', 'design', {}],
])('%s is %s', (pathname, ids, params) => {
  const matches = at(pathname);
  expect(matches.map(({ route }) => route.id).join(' ')).toBe(ids);
  expect(matches.at(-1)?.params).toEqual(params);
});

test('an address that no route has is none, where none takes the rest', () => {
  expect(matcher<Row>([{ id: 'design', path: 'design' }])('/other')).toEqual([]);
});
