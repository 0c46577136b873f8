import type { CallerInputOf, DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { orderStates } from '../../../../contract/domains/store/limits.ts';
import { countries } from '../../../../contract/primitives/countries.ts';
import { downloadFile } from '../../../api/download.ts';
import { useAct } from '../../../api/use-act.ts';
import { FormRefused } from '../../../console/FormRefused.tsx';
import { MemberField } from '../../../console/MemberField.tsx';
import { MoreLink } from '../../../console/MoreLink.tsx';
import type { MemberAsked } from '../../../console/member-asked.ts';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { NameLink } from '../../../console/Who.tsx';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Note, Tag } from '../../../design/parts.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { Form, Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { OrderFacts } from '../components/OrderScreen.tsx';
import { asHeading } from '../labels.ts';
import { orderTones } from '../tones.ts';
import { MoveDialog, nextOf, OrderActs, RefundDialog } from './StoreOrderActs.tsx';
import type { AdminOrder } from './store-rows.ts';

type Found = DataOf<Calls['store.admin-orders']>;
type Search = CallerInputOf<Calls['store.export-orders']>;

const columns = ['order', 'goods', 'buyer', 'label', 'acts'] as const;

interface StoreOrdersScreenProps {
  search: Search;
  /** Whose orders are looked for. */
  who: MemberAsked;
  found: Found;
  /** The order that was looked for by its number. */
  one: DataOf<Calls['store.admin-order']> | null;
}

/** All orders, or those that match; moved on, refunded and exported here. */
export function StoreOrdersScreen({ search, who, found, one }: StoreOrdersScreenProps) {
  const t = useT();
  const last = found.list.at(-1);
  const asked = useSearch();
  const named = (by: 'move' | 'refund', may: (order: AdminOrder) => boolean) =>
    found.list.find((order) => String(order.order_id) === asked.get(by) && may(order));
  const moving = named('move', (order) => nextOf(order).length > 0);
  const refunding = named('refund', ({ status }) => status !== 'refunded');
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.orders')}</h1>
      {!moving && !refunding && <FormRefused calls={['store.set-label', 'store.refund']} />}
      <SearchOrders search={search} who={who} />
      {found.list.length === 0 ? (
        <EmptyState title={t('store.admin.noOrders')} />
      ) : (
        <Table caption={t('operators.nav.orders')} columns={columns.map((each) => t(`store.admin.column.${each}`))}>
          {found.list.map((order) => (
            <OrderLine key={`${order.order_id} ${order.version}`} order={order} />
          ))}
        </Table>
      )}
      {one && <OrderFacts order={one} />}
      <MoreLink next={found.more && last ? String(last.order_id) : null} />
      {moving && <MoveDialog key={moving.order_id} order={moving} />}
      {refunding && <RefundDialog key={refunding.order_id} order={refunding} />}
    </>
  );
}

function SearchOrders({ search, who }: { search: Search; who: MemberAsked }) {
  const t = useT();
  const { language } = useLocale();
  const number = (name: 'order_id' | 'goods_id') => ({
    ...({
      name,
      label: t(`store.admin.search.${name}`),
      inputMode: 'numeric',
      autoComplete: 'off',
      maxLength: 16,
    } as const),
    defaultValue: Number(search[name] ?? 0) > 0 ? String(search[name]) : '',
  });
  return (
    <Form action="/operator/orders" className="card flex flex-col gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-start gap-3 sm:grid-cols-3">
        <Select label={t('store.admin.column.label')} name="status" defaultValue={search.status ?? ''}>
          <option value="">{t('store.admin.any')}</option>
          {orderStates.map((state) => (
            <option key={state} value={state}>
              {asHeading(t(`store.label.${state}`))}
            </option>
          ))}
        </Select>
        <Select label={t('store.admin.country')} name="cid" defaultValue={search.cid ? String(search.cid) : ''}>
          <option value="">{t('store.admin.any')}</option>
          {countries.map(({ fid, names }) => (
            <option key={fid} value={fid}>
              {names[language]}
            </option>
          ))}
        </Select>
        <TextInput {...number('order_id')} />
        <div className="max-sm:col-span-full">
          <MemberField label={t('operators.member')} name="uid" defaultValue={who.typed} unknown={who.unknown} />
        </div>
        <TextInput {...number('goods_id')} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" icon="search">
          {t('store.admin.find')}
        </Button>
        <ExportButton search={search} />
      </div>
    </Form>
  );
}

/** Who exports addresses is recorded. */
function ExportButton({ search }: { search: Search }) {
  const t = useT();
  const act = useAct();
  const save = () => act.run(() => downloadFile('store.export-orders', search));
  return (
    <>
      <Button kind="outline" icon="download" busy={act.busy && t('shell.working')} onClick={() => void save()}>
        {t('store.admin.export')}
      </Button>
      {act.error && <Note tone="error">{act.error}</Note>}
    </>
  );
}

function OrderLine({ order: now }: { order: AdminOrder }) {
  const t = useT();
  return (
    <Row>
      <Cell label={t('store.admin.column.order')}>
        <Link
          to={`/operator/orders?order_id=${now.order_id}`}
          className="num -my-1 inline-block py-1 font-bold text-primary-text max-lg:-my-3 max-lg:min-w-11 max-lg:py-3"
        >
          {now.order_id}
        </Link>
        <Moment at={now.dateline} className="block text-xs text-ink-3" />
      </Cell>
      <Cell label={t('store.admin.column.goods')} anywhere>
        <span dir="auto">{now.goods_name}</span>
        <span className="num block text-xs text-ink-3">{t('store.costs', { price: now.shop_price })}</span>
      </Cell>
      <Cell label={t('store.admin.column.buyer')}>
        {now.uid > 0 ? <NameLink uid={now.uid} name={now.username} /> : t('store.admin.gone')}
        <span className="block text-xs text-ink-3">{t(`store.way.${now.express_type}`)}</span>
      </Cell>
      <Cell label={t('store.admin.column.label')}>
        <Tag tone={orderTones[now.status]}>{asHeading(t(`store.label.${now.status}`))}</Tag>
      </Cell>
      <Cell {...(now.status !== 'refunded' && { label: t('store.admin.column.acts') })}>
        <OrderActs order={now} />
      </Cell>
    </Row>
  );
}
