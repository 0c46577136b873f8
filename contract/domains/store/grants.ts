import { isPack, packPicture } from '../../primitives/emoticons.ts';
import { isMedal, medalPicture } from '../profiles/medals.ts';
import { type GoodsType, goodsTypes } from './limits.ts';

/** Decorations that there are; the drawing of each stands at `decorationPicture`. */
export const decorations = ['leaf', 'sun', 'kente'] as const;
export type Decoration = (typeof decorations)[number];

const isDecoration = (id: string): id is Decoration => (decorations as readonly string[]).includes(id);

/** Address of a decoration's drawing, which lies over the whole picture. */
export const decorationPicture = (decoration: Decoration): string => `/decorations/${decoration}.svg`;

/** Kinds of goods that are the buyer's at once, and once. */
const owned: readonly GoodsType[] = [goodsTypes.emoticons, goodsTypes.decoration, goodsTypes.medal];
export const isOwnedType = (type: number): boolean => (owned as readonly number[]).includes(type);

/** The drawing of what goods grant; empty for what is sent, undefined where there is no such thing. */
export function grantPicture(type: number, grants: string): string | undefined {
  switch (type) {
    case goodsTypes.medal:
      return isMedal(grants) ? medalPicture(grants) : undefined;
    case goodsTypes.decoration:
      return isDecoration(grants) ? decorationPicture(grants) : undefined;
    case goodsTypes.emoticons:
      return isPack(grants) ? packPicture(grants) : undefined;
    default:
      return '';
  }
}
