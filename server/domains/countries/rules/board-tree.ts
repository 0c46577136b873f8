import { boardFids } from '../../../../contract/primitives/board-fids.ts';
import { type Board, boardOfFid, boards } from '../../../../contract/primitives/boards.ts';
import { countriesShownTo, countryOfFid } from '../../../../contract/primitives/countries.ts';

/** Boards below the common one: where share links of one kind of post point. */
const below = new Set<number>([boardFids.article, boardFids.video, boardFids.single]);

/** The board above, 0 at the top. */
export const boardAbove = (fid: number): number => (below.has(fid) ? boardFids.common : 0);

/** Notices point at this board; nobody navigates to it. */
const navigable = boards.filter((board) => board.kind !== 'notice');

export const boardsBelow = (fid: number): Board[] => navigable.filter((board) => boardAbove(board.fid) === fid);

/** A reader in 209 or 210 isn't shown the other of the two. */
function shownIn(fid: number, list: readonly Board[]): Board[] {
  const shown = new Set(countriesShownTo(fid).map((country) => country.fid));
  return list.filter((board) => shown.has(board.fid) || !countryOfFid(board.fid));
}

/** The boards beside and below one board, itself first. Undefined for a board that doesn't exist. */
export function boardsAround(fid: number): Board[] | undefined {
  const board = boardOfFid(fid);
  if (!board) return undefined;
  const beside = boardsBelow(boardAbove(fid)).filter((other) => other.fid !== fid);
  return shownIn(fid, [board, ...beside, ...boardsBelow(fid)]);
}

/** The phone navigation: the board asked for and those below it, or all at the top with the common one first. */
export function boardsOnPhone(fid: number | undefined): Board[] | undefined {
  if (fid === undefined) {
    const top = boardsBelow(0);
    return [...top.filter((board) => board.kind === 'common'), ...top.filter((board) => board.kind !== 'common')];
  }
  const board = boardOfFid(fid);
  return board && [board, ...boardsBelow(fid)];
}
