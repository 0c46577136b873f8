import { expect, test } from 'vitest';
import { boardFids } from '../../../../contract/primitives/board-fids.ts';
import { boardsAround, boardsOnPhone } from './board-tree.ts';

const fids = (boards: { fid: number }[] | undefined) => boards?.map((board) => board.fid);

test('a board is shown with those beside and below it, itself first', () => {
  const around = fids(boardsAround(boardFids.common));
  expect(around?.[0]).toBe(boardFids.common);
  expect(around).toEqual(expect.arrayContaining([188, 293, boardFids.video, boardFids.article, boardFids.bug]));
  expect(around).not.toContain(boardFids.notice);
});

test('a board below another stands beside its sisters only', () => {
  expect(fids(boardsAround(boardFids.video))).toEqual([boardFids.video, boardFids.article, boardFids.single]);
});

test.each([
  [209, 210],
  [210, 209],
])('board %i never shows %i beside it', (fid, hidden) => {
  expect(fids(boardsAround(fid))).not.toContain(hidden);
  expect(fids(boardsAround(188))).toContain(hidden);
});

test('the phone navigation begins at the common board, or at the board asked for', () => {
  expect(fids(boardsOnPhone(undefined))?.[0]).toBe(boardFids.common);
  expect(fids(boardsOnPhone(188))).toEqual([188]);
  expect(fids(boardsOnPhone(boardFids.common))).toHaveLength(4);
});

test('an unknown board has no surroundings', () => {
  expect([boardsAround(7), boardsOnPhone(7)]).toEqual([undefined, undefined]);
});
