import { expect, test } from 'vitest';
import { type LogRow, logRows } from './log-rows.ts';
import { message, other } from './testing/chat.ts';

const own = 7;
const day = 86_400;
const at = (ID: number, time: number, from = other) => message(ID, { time, from });
const seen = (row: LogRow) => (row.kind === 'group' ? row.list.map(({ ID }) => ID) : row.kind);
const rows = (list: Parameters<typeof logRows>[0], line: Parameters<typeof logRows>[1]['line'] = null) =>
  logRows(list, { own, line, zone: [] }).map(seen);

test('messages of one member within five minutes stand together', () => {
  expect(rows([at(1, 0), at(2, 200), at(3, 201, own), at(4, 600, own)])).toEqual(['day', [1, 2], [3], [4]]);
});

test('each day has its line, and parts what would stand together', () => {
  expect(rows([at(1, day - 10), at(2, day + 10)])).toEqual(['day', [1], 'day', [2]]);
});

test('where the unread ones begin stands a line, before the first that another has written', () => {
  expect(rows([at(1, 0), at(2, 1, own), at(3, 2), at(4, 3)], { after: 1, count: 2 })).toEqual([
    'day',
    [1],
    [2],
    'new',
    [3, 4],
  ]);
});

test('what happened, and what waits for an admin, stand by themselves', () => {
  const held = message(3, { time: 2, status: 'held' });
  expect(rows([at(1, 0), message(2, { time: 1, type: 'system' }), held, at(4, 3)])).toEqual([
    'day',
    [1],
    'system',
    [3],
    [4],
  ]);
});
