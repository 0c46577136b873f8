import { Card } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Goods } from '../queries.ts';
import { GoodsPicture } from './GoodsPicture.tsx';
import { Price } from './Price.tsx';

/** Beside the exchange: some of what XCoin buys. Nothing where the store has nothing. */
export function SpendIt({ goods }: { goods: readonly Goods[] }) {
  const t = useT();
  if (goods.length === 0) return null;
  return (
    <Card
      title={t('store.spendIt')}
      aside={
        <Link to="/xstore" className="link inline-flex min-h-11 items-center text-sm">
          {t('store.title')}
        </Link>
      }
    >
      <ul className="rows">
        {goods.map((each) => (
          <li key={each.goods_id}>
            <Link
              to={`/xstore/detail?goods_id=${each.goods_id}`}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-ink no-underline"
            >
              <GoodsPicture goods={each} size="row" />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-md" dir="auto">
                  {each.goods_name}
                </span>
                <Price amount={each.shop_price} className="text-md font-bold text-coin-text" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
