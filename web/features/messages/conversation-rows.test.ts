import { expect, test } from 'vitest';
import { isShownBy, withNewest } from './conversation-rows.ts';
import { chatRow, lastOf } from './testing/chat.ts';

const own = 7;
const row = (conversationID: string, ID: number, more: Parameters<typeof chatRow>[0] = {}) =>
  chatRow({ conversationID, lastMessage: lastOf(ID), ...more });
const newest = (conversationID: string, ID: number, more = {}) => ({
  ...{ conversationID, groupID: 7, ...lastOf(ID), mentioned: 0 as const },
  ...more,
});
const shown = (rows: ReturnType<typeof withNewest>) =>
  rows?.map(({ conversationID, unreadCount }) => [conversationID, unreadCount]);

test('a conversation in which something was written moves up, below those kept on top, and counts it', () => {
  const rows = [row('C2C1', 9, { pinned: 1 }), row('C2C2', 8), row('C2C3', 7, { unreadCount: 2 })];
  const changed = withNewest(rows, { rows: [newest('C2C3', 20, { mentioned: 1 })] }, { own, current: '' });
  expect(shown(changed)).toEqual([
    ['C2C1', 0],
    ['C2C3', 3],
    ['C2C2', 0],
  ]);
  expect(changed?.[1]).toMatchObject({ mentioned: 1, lastMessage: { ID: 20, text: 'No. 20' } });
});

test('what one writes oneself, what comes into the open one, and what was known is not unread', () => {
  const rows = [row('C2C1', 9), row('C2C2', 8), row('C2C3', 7)];
  const changed = { rows: [newest('C2C1', 20, { from: own }), newest('C2C2', 21), newest('C2C3', 6)] };
  expect(shown(withNewest(rows, changed, { own, current: 'C2C2' }))).toEqual([
    ['C2C2', 0],
    ['C2C1', 0],
    ['C2C3', 0],
  ]);
});

test('one that the page has no row of is asked for', () => {
  expect(withNewest([row('C2C1', 9)], { rows: [newest('GROUP4', 3)] }, { own, current: '' })).toBeUndefined();
});

test('the list shows all, the unread ones, people or groups', () => {
  const rows = [row('C2C1', 9, { unreadCount: 1 }), row('GROUP2', 8, { type: 'GROUP' })];
  const by = (filter: Parameters<typeof isShownBy>[0]) =>
    rows.filter((each) => isShownBy(filter, each)).map(({ conversationID }) => conversationID);
  expect([by('all'), by('unread'), by('people'), by('groups')]).toEqual([
    ['C2C1', 'GROUP2'],
    ['C2C1'],
    ['C2C1'],
    ['GROUP2'],
  ]);
});
