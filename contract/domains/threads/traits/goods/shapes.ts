import { z } from 'zod';
import { id, idField, text } from '../../../../primitives/fields.ts';
import { pictureShape } from '../../../media/shapes.ts';
import { goodsLimits } from './limits.ts';

/** A product that a post links to (D2 §3 "goodsInfo"), as its page named it when it was looked up. */
export const goodsShape = z.object({
  goods_id: id,
  /** In a post as its writer put it; empty where the page named none. */
  title: z.string(),
  url: z.string(),
  site: z.string(),
  /** Digits, with a point before the smaller unit, and the currency's code; both empty where none was named. */
  price: z.string(),
  currency: z.string(),
  picture: pictureShape.nullable(),
});
export type Goods = z.output<typeof goodsShape>;

const sentGoods = z.object({
  goods_id: idField,
  /** Empty for the page's own. */
  title: text(goodsLimits.rawTitleMax).default(''),
});
export type SentGoods = z.output<typeof sentGoods>;

/** The products of a post in their order: a JSON array, or in a form its JSON. */
export const goodsField = z
  .union([text(goodsLimits.rawMost * (goodsLimits.rawTitleMax + 100)), z.array(z.unknown()).max(goodsLimits.rawMost)])
  .transform((value): unknown => (typeof value === 'string' ? listIn(value) : value))
  .pipe(z.array(sentGoods).max(goodsLimits.rawMost));

function listIn(json: string): unknown {
  if (json.trim() === '') return [];
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
