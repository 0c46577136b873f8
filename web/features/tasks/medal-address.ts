import { wholeTyped } from '../../../contract/primitives/figures.ts';

/** What an address of the medal centre opens: a medal's sheet, or the dialog that shares it. */
export interface MedalAsked {
  /** 0 for none. */
  medalid: number;
  /** Whose medal it is, where the address was shared; 0 for none. */
  uid: number;
  isShared: boolean;
}

const numberIn = (search: URLSearchParams, field: string): number =>
  Math.max(0, wholeTyped(search.get(field) ?? '') ?? 0);

export const medalAsked = (search: URLSearchParams): MedalAsked => ({
  medalid: numberIn(search, 'medal'),
  uid: numberIn(search, 'uid'),
  isShared: search.get('share') === 'yes',
});

export const medalCentre = '/medalcenter';
export const medalPath = (medalid: number): string => `${medalCentre}?medal=${medalid}`;
export const shareMedalPath = (medalid: number): string => `${medalPath(medalid)}&share=yes`;

/** The address that a member gives away: it shows their medal to everybody. */
export const givenMedalPath = (medalid: number, uid: number): string => `${medalPath(medalid)}&uid=${uid}`;

/** A medal's picture as other sites can show it: a drawing has one beside it that isn't a vector. */
export const plainMedalPicture = (src: string): string => src.replace(/^(\/medals\/[\w-]+)\.svg$/, '$1.png');
