import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { goodsTypes } from '../../../../contract/domains/store/limits.ts';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Tag } from '../../../design/parts.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { type GoodsSearch, isSearch, SearchGoods } from './SearchGoods.tsx';
import { GoodsDialog } from './StoreGoodsDialog.tsx';
import { CodesDialog, StockDialog } from './StoreStockDialogs.tsx';
import { askAddress, storeAsked } from './store-asked.ts';
import type { AdminGoods } from './store-rows.ts';

type Found = DataOf<Calls['store.admin-goods']>;

const columns = ['goods', 'price', 'stock', 'state', 'acts'] as const;

/** What is sold: its words, price and times, and how many pieces there are. */
export function StoreGoodsScreen({ search: asked, found }: { search: GoodsSearch; found: Found }) {
  const t = useT();
  const search = useSearch();
  const last = found.list.at(-1);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading flex-1 text-xl">{t('operators.nav.goods')}</h1>
        <LinkButton icon="plus" to={askAddress(search, 'add')} replace preventScrollReset>
          {t('store.admin.addGoods')}
        </LinkButton>
      </div>
      <SearchGoods search={asked} />
      {found.list.length === 0 ? (
        <EmptyState title={t(isSearch(asked) ? 'store.admin.noGoods' : 'store.emptyTitle')} />
      ) : (
        <Table caption={t('operators.nav.goods')} columns={columns.map((each) => t(`store.admin.column.${each}`))}>
          {found.list.map((goods) => (
            <GoodsLine key={`${goods.goods_id} ${goods.version} ${goods.store_count}`} goods={goods} />
          ))}
        </Table>
      )}
      <MoreLink next={found.more && last ? String(last.goods_id) : null} />
      <AskedOf found={found} />
    </>
  );
}

/** The dialog that the address opens, about one of the goods that stand here. */
function AskedOf({ found }: { found: Found }) {
  const { ask, id, way } = storeAsked(useSearch());
  if (ask === 'add') return <GoodsDialog />;
  const goods = found.list.find(({ goods_id }) => goods_id === id);
  if (!goods) return null;
  const ofCodes = goods.goods_type === goodsTypes.voucher;
  if (ask === 'change') return <GoodsDialog key={id} goods={goods} />;
  if (ask === 'stock' && !ofCodes) return <StockDialog key={id} goods={goods} />;
  return ask === 'codes' && ofCodes ? <CodesDialog key={`${id} ${way}`} goods={goods} way={way} /> : null;
}

/** Whether it can be bought: what has no pieces left is on sale in vain. */
function StateOf({ goods: { is_on_sale, store_count } }: { goods: AdminGoods }) {
  const t = useT();
  if (is_on_sale === 0) return <Tag>{t('store.admin.offSale')}</Tag>;
  const left = store_count > 0;
  return <Tag tone={left ? 'success' : 'danger'}>{t(left ? 'store.admin.onSale' : 'store.admin.soldOut')}</Tag>;
}

function GoodsLine({ goods }: { goods: AdminGoods }) {
  const t = useT();
  const { language } = useLocale();
  const search = useSearch();
  const ofCodes = goods.goods_type === goodsTypes.voucher;
  return (
    <Row>
      <Cell label={t('store.admin.column.goods')} anywhere>
        <b dir="auto">{goods.goods_name}</b>
        <span className="block text-xs text-ink-3">
          {t(`store.type.${goods.goods_type}`)} · <span dir="ltr">{goods.goods_sn}</span>
        </span>
      </Cell>
      <Cell label={t('store.admin.column.price')}>
        <span className="num">{t('store.costs', { price: goods.shop_price })}</span>
      </Cell>
      <Cell label={t('store.admin.column.stock')}>
        <span className="num">{goods.store_count.toLocaleString(language)}</span>
        <span className="num block text-xs text-ink-3">{t('store.admin.sold', { count: goods.sold })}</span>
      </Cell>
      <Cell label={t('store.admin.column.state')}>
        <StateOf goods={goods} />
      </Cell>
      <Cell label={t('store.admin.column.acts')}>
        <div className="flex flex-wrap gap-2">
          <LinkButton kind="outline" small to={askAddress(search, 'change', goods.goods_id)} replace preventScrollReset>
            {t('store.admin.changeGoods')}
          </LinkButton>
          <LinkButton
            kind="outline"
            small
            to={askAddress(search, ofCodes ? 'codes' : 'stock', goods.goods_id)}
            replace
            preventScrollReset
          >
            {t(ofCodes ? 'store.admin.codes' : 'store.admin.stock')}
          </LinkButton>
        </div>
      </Cell>
    </Row>
  );
}
