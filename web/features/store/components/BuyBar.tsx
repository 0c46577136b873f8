import { Button, LinkButton } from '../../../design/Button.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import type { Checkout, Goods } from '../queries.ts';
import { Price } from './Price.tsx';

type Own = Pick<Checkout, 'why' | 'short'>;

/** On phones: the price and the way to buy stay at the bottom edge. What stands in the way is named on the page. */
export function BuyBar({ goods, own }: { goods: Goods; own: Own | null }) {
  const t = useT();
  const { code } = useLocale();
  const obstacle = own && obstacleOf(own);
  if (code === 'global' || obstacle === undefined) return null;
  return (
    <div className="buy-bar">
      <span>
        <span className="block text-xs text-ink-3">{t('store.price')}</span>
        <Price amount={goods.shop_price} className="text-lg font-bold text-coin-text" />
      </span>
      {obstacle ? (
        <Button disabled className="min-w-0 grow">
          {t(obstacle, { short: own.short })}
        </Button>
      ) : (
        <LinkButton to={`/xstore/order/buy?productId=${goods.goods_id}`} rel="nofollow" className="min-w-0 grow">
          {t('store.buy', { price: goods.shop_price })}
        </LinkButton>
      )}
    </div>
  );
}

/** What the bar says in place of the way on: null for nothing; undefined where there is no bar. */
function obstacleOf({ why }: Own): string | null | undefined {
  if (why === '') return null;
  if (why === 'economy.insufficient_xcoin') return 'store.shortBy';
  return why === 'store.sold_out' ? 'store.soldOut' : undefined;
}
