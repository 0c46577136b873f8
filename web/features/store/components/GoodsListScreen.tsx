import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { ChipLink } from '../../../design/parts.tsx';
import { useRowAtCurrent } from '../../../design/row-at-current.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import type { Goods, GoodsPage } from '../queries.ts';
import { isCounted, isFew } from '../tones.ts';
import { wayText } from '../way-text.ts';
import { CanSpend } from './CanSpend.tsx';
import { GoodsPicture } from './GoodsPicture.tsx';
import { PastTheEnd } from './PastTheEnd.tsx';
import { Price } from './Price.tsx';

const types = [0, 1, 2, 3, 4, 5] as const;

/** What the country of the page is offered (R-SHP-013). */
export function GoodsListScreen({ type, page }: { type: number; page: GoodsPage }) {
  const t = useT();
  const row = useRowAtCurrent(String(type));
  return (
    <>
      <h1 className="sr-only">{t('store.title')}</h1>
      <section className="cloth card flex flex-wrap items-center gap-3 py-4">
        <div className="min-w-0 flex-1">
          <CanSpend />
        </div>
        <LinkButton to="/xstore/order" kind="quiet" className="max-sm:hidden lg:hidden">
          {t('store.myOrders')}
        </LinkButton>
        <LinkButton to="/ucenter/exchange" kind="value">
          {t('store.getXcoin')}
        </LinkButton>
      </section>
      <nav ref={row} className="board-chips on-canvas px-2 sm:px-1" aria-label={t('store.kinds')}>
        {types.map((each) => (
          <ChipLink key={each} to={each === 0 ? '/xstore' : `/xstore?type=${each}`} on={each === type}>
            {t(`store.type.${each}`)}
          </ChipLink>
        ))}
      </nav>
      <Offered page={page} first={type === 0 ? '/xstore' : `/xstore?type=${type}`} />
    </>
  );
}

function Offered({ page, first }: { page: GoodsPage; first: string }) {
  const t = useT();
  const { code, names, language } = useLocale();
  if (page.list.length === 0 && page.count > 0) {
    return (
      <section className="card">
        <PastTheEnd first={first} />
      </section>
    );
  }
  if (page.list.length === 0) {
    const closed = page.store_show === 0;
    return (
      <section className="card">
        {code === 'global' ? (
          <EmptyState
            title={t('store.chooseTitle')}
            text={t('store.chooseText')}
            action={<LinkButton to="?needcountry">{t('shell.country')}</LinkButton>}
          />
        ) : (
          <EmptyState
            title={closed ? t('store.closedTitle', { country: names[language] }) : t('store.emptyTitle')}
            text={t(closed ? 'store.closedText' : 'store.emptyText')}
          />
        )}
      </section>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 px-2 sm:grid-cols-3 sm:gap-3 sm:px-0">
        {page.list.map((goods) => (
          <li key={goods.goods_id} className="min-w-0">
            <GoodsCard goods={goods} />
          </li>
        ))}
      </ul>
      <Pagination page={page.page} total={page.totalPage} />
    </>
  );
}

function GoodsCard({ goods }: { goods: Goods }) {
  const t = useT();
  const out = goods.store_count === 0;
  return (
    <Link to={`/xstore/detail?goods_id=${goods.goods_id}`} className="goods-card">
      <span className="relative block">
        <GoodsPicture goods={goods} size="card" faded={out} />
        {isCounted(goods.store_count) && (
          <span className={isFew(goods.store_count) ? 'goods-left goods-few' : 'goods-left'}>
            {out ? t('store.soldOut') : t('store.left', { count: goods.store_count })}
          </span>
        )}
      </span>
      <span className="flex flex-1 flex-col gap-1 p-3">
        <span className="line-clamp-2 text-sm text-ink" dir="auto">
          {goods.goods_name}
        </span>
        <Price amount={goods.shop_price} className="mt-auto text-lg font-bold text-coin-text" />
        <span className="text-xs text-ink-3">{t(wayText(goods))}</span>
      </span>
    </Link>
  );
}
