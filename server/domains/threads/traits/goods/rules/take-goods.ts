import { goodsLimits } from '../../../../../../contract/domains/threads/traits/goods/limits.ts';
import type { SentGoods } from '../../../../../../contract/domains/threads/traits/goods/shapes.ts';
import { replaceEmoticons } from '../../../../../../contract/primitives/post-text.ts';
import { visibleLength } from '../../../../../../contract/primitives/visible-length.ts';
import type { RefusalName } from '../../../../../../contract/refusals.ts';
import { oneLine } from '../../../../../platform/one-line.ts';

/** A product of a post, as it is stored. */
export interface TakenGoods {
  goods_id: number;
  title: string;
}

type Taken = { ok: true; goods: TakenGoods[] } | { ok: false; refusal: RefusalName };

const refused = (refusal: RefusalName): Taken => ({ ok: false, refusal });

/** The products of a post: few, none twice (R-THR-032), each known and with a title that fits (R-THR-029). */
export function takeGoods(sent: readonly SentGoods[], titles: ReadonlyMap<number, string>): Taken {
  if (sent.length > goodsLimits.most) return refused('threads.goods_too_many');
  if (new Set(sent.map(({ goods_id }) => goods_id)).size < sent.length) return refused('threads.goods_exists');
  if (sent.some(({ goods_id }) => !titles.has(goods_id))) return refused('threads.goods_unknown');
  const goods = sent.map(({ goods_id, title }) => ({
    goods_id,
    title: oneLine(replaceEmoticons(title, ' ')) || titles.get(goods_id)!,
  }));
  const lengths = goods.map(({ title }) => visibleLength(title, goodsLimits.titleMax + 1));
  if (lengths.includes(0)) return refused('threads.goods_title_empty');
  if (lengths.some((length) => length > goodsLimits.titleMax)) return refused('threads.goods_title_too_long');
  return { ok: true, goods };
}
