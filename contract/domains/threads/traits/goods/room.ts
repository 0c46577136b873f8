import type { RoomNames } from '../../room-names.ts';

/** Expected refusals of products in posts. */
export const goodsRoom = {
  refusals: {
    /** No address of the web (R-THR-030). */
    'threads.goods_link_invalid': {},
    /** A product stands in the post twice (R-THR-032). */
    'threads.goods_exists': {},
    'threads.goods_too_many': {},
    'threads.goods_title_empty': {},
    'threads.goods_title_too_long': {},
    /** Nobody has looked it up. */
    'threads.goods_unknown': {},
  },
  audit: {},
} as const satisfies RoomNames;

/** What writing a thread refuses of its products. */
export const goodsRefused = [
  'threads.goods_exists',
  'threads.goods_too_many',
  'threads.goods_title_empty',
  'threads.goods_title_too_long',
  'threads.goods_unknown',
] as const;
