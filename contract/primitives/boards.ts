import { countries, countryOfFid } from './countries.ts';

/** Boards that are no country (D2 §9; DECISIONS "addresses"). */
export const boardFids = {
  /** Where plain posts live, and the forum id of canonical thread addresses and of shared multi-picture posts. */
  common: 15443,
  /** Share-link forum ids by kind of post. */
  article: 53792,
  video: 66571,
  single: 45015,
  bug: 345,
  photo: 770,
  /** Target of notices. */
  notice: 294,
} as const;

type BoardKey = keyof typeof boardFids;

export interface Board {
  fid: number;
  /** `country` for a country's own board. */
  kind: 'country' | BoardKey;
}

/** Every board there is: the 17 countries and the special ones. */
export const boards: readonly Board[] = [
  ...countries.map((country): Board => ({ fid: country.fid, kind: 'country' })),
  ...Object.entries(boardFids).map(([kind, fid]): Board => ({ fid, kind: kind as BoardKey })),
];

const byFid = new Map(boards.map((board) => [board.fid, board]));

export const boardOfFid = (fid: number): Board | undefined => byFid.get(fid);

/** Boards a member may post plain threads to now: the common one and the countries'. */
export const takesThreads = (fid: number): boolean => fid === boardFids.common || countryOfFid(fid) !== undefined;

/** Forum id of a share link by what the post holds (R-THR-007). */
export const shareFid = (kind: 'article' | 'video' | 'single' | 'multiple'): number =>
  kind === 'multiple' ? boardFids.common : boardFids[kind];
