import { LinkButton } from '../../../design/Button.tsx';
import { Note, Tag } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { Day } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Checkout, Goods, OwnOfGoods } from '../queries.ts';
import { isCounted } from '../tones.ts';
import { wayText } from '../way-text.ts';
import { BuyBar } from './BuyBar.tsx';
import { GoodsPicture } from './GoodsPicture.tsx';
import { Held } from './Held.tsx';
import { PackFaces } from './PackFaces.tsx';
import { Price } from './Price.tsx';
import { Stock } from './Stock.tsx';

interface GoodsScreenProps {
  goods: Goods;
  /** What stands in a member's way; null for a guest. */
  own: OwnOfGoods | null;
}

/** One piece of goods, and the way to buy it (R-SHP-015 to 018). */
export function GoodsScreen({ goods, own }: GoodsScreenProps) {
  const t = useT();
  return (
    <>
      <article className="card overflow-hidden p-0 sm:grid sm:grid-cols-2">
        <GoodsPicture goods={goods} size="page" faded={goods.store_count === 0} />
        <div className="flex flex-col gap-3 p-4 sm:p-6">
          <div className="flex flex-wrap gap-2">
            <Tag>{t(wayText(goods))}</Tag>
            {isCounted(goods.store_count) && <Stock left={goods.store_count} />}
          </div>
          <h1 className="heading text-2xl wrap-anywhere" dir="auto">
            {goods.goods_name}
          </h1>
          <Price amount={goods.shop_price} size="m" className="text-2xl font-bold text-coin-text" />
          {goods.goods_content && (
            <p className="text-md whitespace-pre-line wrap-anywhere text-ink-2" dir="auto">
              {goods.goods_content}
            </p>
          )}
          <Facts goods={goods} />
          {own && (
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
              {t('store.youHave')} <Held xgold={own.xgold} xcoin={own.xcoin} />
            </p>
          )}
          <Buying goods={goods} own={own} />
        </div>
      </article>
      <PackFaces pack={goods.emoji_type} />
      <BuyBar goods={goods} own={own} />
    </>
  );
}

function Facts({ goods }: { goods: Goods }) {
  const t = useT();
  return (
    <ul className="flex flex-col gap-1 text-sm text-ink-3">
      {goods.per_member > 0 && <li>{t('store.limit', { count: goods.per_member })}</li>}
      {goods.sale_time > 0 && (
        <li>
          {t('store.from')} <Day at={goods.sale_time} />
        </li>
      )}
      {goods.sale_end > 0 && (
        <li>
          {t('store.until')} <Day at={goods.sale_end} />
        </li>
      )}
      {goods.goods_remark && <li dir="auto">{goods.goods_remark}</li>}
    </ul>
  );
}

/** The way on, or what stands in it with the way out. The purchase pages exist within a country alone (R-SHP-003). */
function Buying({ goods, own }: GoodsScreenProps) {
  const t = useT();
  const { code } = useLocale();
  if (code === 'global') return <Note>{t('store.chooseCountry')}</Note>;
  if (own && own.why !== '') return <Blocked own={own} />;
  return (
    <LinkButton
      to={`/xstore/order/buy?productId=${goods.goods_id}`}
      wide
      icon="gift"
      rel="nofollow"
      className="max-sm:hidden"
    >
      {t('store.buy', { price: goods.shop_price })}
    </LinkButton>
  );
}

/** What only time or the member's own purchases stand in the way of is no fault. */
const calm = ['store.owned', 'store.limit_reached', 'store.not_yet'];

/** Where the way goes on: to more XCoin, to what one has, or to what else there is. */
function wayOut(why: string): { to: string; text: string } {
  if (why === 'economy.insufficient_xcoin') return { to: '/ucenter/exchange', text: 'store.exchange' };
  if (why === 'store.owned' || why === 'store.limit_reached') return { to: '/xstore/order', text: 'store.myOrders' };
  return { to: '/xstore', text: 'store.toStore' };
}

export function Blocked({
  own: { why, why_text, short, xcoin, weeks = null },
}: {
  own: Pick<Checkout, 'why' | 'why_text' | 'short' | 'xcoin'> & Partial<Pick<OwnOfGoods, 'weeks'>>;
}) {
  const t = useT();
  const { to, text } = wayOut(why);
  return (
    <Note tone={calm.includes(why) ? 'info' : 'error'}>
      <b className="block">{why_text}</b>
      {why === 'economy.insufficient_xcoin' && t('store.short', { short, xcoin })}{' '}
      {weeks !== null && `${t('store.weeksLikeLast', { weeks })} `}
      <Link to={to} className="link">
        {t(text)}
      </Link>
    </Note>
  );
}
