import { boardFids } from '../../contract/primitives/board-fids.ts';

/** Where a photo board stands, and its entries one step below it. */
export const photoBoardPath = (fid: number): string => (fid === boardFids.dream ? '/dreamFund' : '/photos');

/** The one address of an entry. */
export const photoPath = ({ tid, fid }: { tid: number; fid: number }): string => `${photoBoardPath(fid)}/detail${tid}`;

export const contestPath = (contest: number): string => `/photos/contest/${contest}`;

export const photographerPath = (uid: number): string => `/photography/photographer/${uid}`;
