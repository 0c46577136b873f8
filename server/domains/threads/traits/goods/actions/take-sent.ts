import type { SentGoods } from '../../../../../../contract/domains/threads/traits/goods/shapes.ts';
import type { Db } from '../../../../../platform/context.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { type TakenGoods, takeGoods } from '../rules/take-goods.ts';
import { titlesOfGoods } from '../sql/goods.ts';

/** The products that were sent with a post, or the refusal; undefined where it doesn't say. */
export async function takeSentGoods(
  db: Db,
  sent: readonly SentGoods[] | undefined,
): Promise<readonly TakenGoods[] | undefined> {
  if (sent === undefined) return undefined;
  const taken = takeGoods(
    sent,
    await titlesOfGoods(
      db,
      sent.map(({ goods_id }) => goods_id),
    ),
  );
  return taken.ok ? taken.goods : refuse(taken.refusal);
}
