import type { KindName } from '../domains/threads/kinds.ts';
import { boardFids } from './board-fids.ts';
import { countries } from './countries.ts';

type BoardKey = keyof typeof boardFids;

export interface Board {
  fid: number;
  /** `country` for a country's own board. */
  kind: 'country' | BoardKey;
  /** Kinds of thread that may be posted there. */
  takes: 'every' | readonly KindName[];
}

/** What boards that are no country take; those that are not named take no threads. */
const takenBy: Partial<Record<BoardKey, Board['takes']>> = {
  common: 'every',
  bug: ['bug'],
  photo: ['photo'],
  dream: ['photo'],
};

/** Every board there is: the 17 countries and the special ones. */
export const boards: readonly Board[] = [
  ...countries.map((country): Board => ({ fid: country.fid, kind: 'country', takes: 'every' })),
  ...(Object.keys(boardFids) as BoardKey[]).map(
    (kind): Board => ({ fid: boardFids[kind], kind, takes: takenBy[kind] ?? [] }),
  ),
];

const byFid = new Map(boards.map((board) => [board.fid, board]));

export const boardOfFid = (fid: number): Board | undefined => byFid.get(fid);

/** Boards whose threads are read on pages of their own. */
const ownPages: ReadonlyMap<number, `/${string}`> = new Map([
  [boardFids.bug, '/buglist'],
  [boardFids.photo, '/photos'],
  [boardFids.dream, '/dreamFund'],
]);

/** Where a board is read; undefined where that is a board's page. */
export const ownBoardPage = (fid: number): `/${string}` | undefined => ownPages.get(fid);

/** Whether threads of a kind may be posted on a board. */
export const takesKind = ({ takes }: Pick<Board, 'takes'>, kind: KindName): boolean =>
  takes === 'every' || takes.includes(kind);

/** Forum id of a share link by what the post holds (R-THR-007). */
export const shareFid = (kind: 'article' | 'video' | 'single' | 'multiple'): number =>
  kind === 'multiple' ? boardFids.common : boardFids[kind];
