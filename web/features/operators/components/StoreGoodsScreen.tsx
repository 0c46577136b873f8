import { useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { goodsTypes } from '../../../../contract/domains/store/limits.ts';
import { Button } from '../../../design/Button.tsx';
import { Tag } from '../../../design/parts.tsx';
import { EmptyState } from '../../../design/states.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { AdminGoods } from '../store-rows.ts';
import { MoreLink } from './MoreLink.tsx';
import { GoodsDialog } from './StoreGoodsDialog.tsx';
import { CodesDialog, StockDialog } from './StoreStockDialogs.tsx';
import { Cell, Row, Table } from './Table.tsx';

type Found = DataOf<Calls['store.admin-goods']>;

const columns = ['goods', 'price', 'stock', 'state', 'acts'] as const;

/** What is sold: its words, price and times, and how many pieces there are. */
export function StoreGoodsScreen({ found }: { found: Found }) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const last = found.list.at(-1);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading flex-1 text-xl">{t('operators.nav.goods')}</h1>
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t('store.admin.addGoods')}
        </Button>
      </div>
      {found.list.length === 0 ? (
        <EmptyState title={t('store.emptyTitle')} />
      ) : (
        <Table caption={t('operators.nav.goods')} columns={columns.map((each) => t(`store.admin.column.${each}`))}>
          {found.list.map((goods) => (
            <GoodsLine key={`${goods.goods_id} ${goods.version} ${goods.store_count}`} goods={goods} />
          ))}
        </Table>
      )}
      <MoreLink next={found.more && last ? String(last.goods_id) : null} />
      {adding && <GoodsDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function GoodsLine({ goods }: { goods: AdminGoods }) {
  const t = useT();
  const [asked, setAsked] = useState<'change' | 'stock' | 'codes'>();
  const close = () => setAsked(undefined);
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
        <span className="num">{goods.store_count}</span>
        <span className="num block text-xs text-ink-3">{t('store.admin.sold', { count: goods.sold })}</span>
      </Cell>
      <Cell label={t('store.admin.column.state')}>
        <Tag tone={goods.is_on_sale === 1 ? 'success' : 'plain'}>
          {t(goods.is_on_sale === 1 ? 'store.admin.onSale' : 'store.admin.offSale')}
        </Tag>
      </Cell>
      <Cell label={t('store.admin.column.acts')}>
        <div className="flex flex-wrap gap-2">
          <Button kind="outline" small onClick={() => setAsked('change')}>
            {t('store.admin.changeGoods')}
          </Button>
          <Button kind="outline" small onClick={() => setAsked(ofCodes ? 'codes' : 'stock')}>
            {t(ofCodes ? 'store.admin.codes' : 'store.admin.stock')}
          </Button>
        </div>
        {asked === 'change' && <GoodsDialog goods={goods} onClose={close} />}
        {asked === 'stock' && <StockDialog goods={goods} onClose={close} />}
        {asked === 'codes' && <CodesDialog goods={goods} onClose={close} />}
      </Cell>
    </Row>
  );
}
