import { wholeTyped } from '../../../contract/primitives/figures.ts';

/** What an address of the medal centre opens: a medal's sheet, or the dialog that shares it. */
export interface MedalAsked {
  /** 0 for none. */
  medalid: number;
  isShared: boolean;
}

export const medalAsked = (search: URLSearchParams): MedalAsked => ({
  medalid: Math.max(0, wholeTyped(search.get('medal') ?? '') ?? 0),
  isShared: search.get('share') === 'yes',
});

export const medalCentre = '/medalcenter';
export const medalPath = (medalid: number): string => `${medalCentre}?medal=${medalid}`;
export const shareMedalPath = (medalid: number): string => `${medalPath(medalid)}&share=yes`;
