import { type FormEvent, useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import { countries, countryOfFid } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../design/Button.tsx';
import { Select, Switch } from '../../../design/choices.tsx';
import { FormDialog } from '../../../design/FormDialog.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Tag } from '../../../design/parts.tsx';
import { EmptyState } from '../../../design/states.tsx';
import { useLocale } from '../../../lib/locale.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { useDraft } from '../use-draft.ts';
import { Cell, Row, Table } from './Table.tsx';
import { NameLink } from './Who.tsx';

type Found = DataOf<Calls['store.admin-shops']>;
type Shop = Found['list'][number];

const columns = ['shop', 'country', 'staff', 'state', 'acts'] as const;

/** Shops in which goods are picked up, and who redeems codes there. */
export function StoreShopsScreen({ found }: { found: Found }) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading flex-1 text-xl">{t('operators.nav.shops')}</h1>
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t('store.admin.addShop')}
        </Button>
      </div>
      {found.list.length === 0 ? (
        <EmptyState title={t('store.admin.noShops')} />
      ) : (
        <Table caption={t('operators.nav.shops')} columns={columns.map((each) => t(`store.admin.column.${each}`))}>
          {found.list.map((shop) => (
            <ShopLine key={JSON.stringify(shop)} shop={shop} />
          ))}
        </Table>
      )}
      {adding && <ShopDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function ShopLine({ shop }: { shop: Shop }) {
  const t = useT();
  const { language } = useLocale();
  const [changing, setChanging] = useState(false);
  return (
    <Row>
      <Cell label={t('store.admin.column.shop')} anywhere>
        <b dir="auto">{shop.shop_name}</b>
        <span className="block text-xs text-ink-3" dir="auto">
          {[shop.address, shop.hours].filter(Boolean).join(', ')}
        </span>
      </Cell>
      <Cell label={t('store.admin.column.country')}>{countryOfFid(shop.cid)?.names[language] ?? shop.cid}</Cell>
      <Cell label={t('store.admin.column.staff')}>
        <span className="num flex flex-wrap gap-x-3">
          {shop.staff.length === 0 && '–'}
          {shop.staff.map((uid) => (
            <NameLink key={uid} uid={uid} name="" />
          ))}
        </span>
      </Cell>
      <Cell label={t('store.admin.column.state')}>
        <Tag tone={shop.open === 1 ? 'success' : 'plain'}>
          {t(shop.open === 1 ? 'store.admin.shopOpen' : 'store.admin.shopClosed')}
        </Tag>
      </Cell>
      <Cell label={t('store.admin.column.acts')}>
        <Button kind="outline" small onClick={() => setChanging(true)}>
          {t('store.admin.changeShop')}
        </Button>
        {changing && <ShopDialog shop={shop} onClose={() => setChanging(false)} />}
      </Cell>
    </Row>
  );
}

const nothing = { cid: '188', shop_name: '', address: '', phone: '', hours: '', staff: '', open: true };
type Draft = typeof nothing;

const draftOf = (shop: Shop | undefined): Draft =>
  shop
    ? {
        ...{ cid: String(shop.cid), shop_name: shop.shop_name, address: shop.address, phone: shop.phone },
        ...{ hours: shop.hours, staff: shop.staff.join(', '), open: shop.open === 1 },
      }
    : nothing;

interface ShopDialogProps {
  shop?: Shop;
  onClose: () => void;
}

function useShop({ shop, onClose }: ShopDialogProps) {
  const t = useT();
  const { draft, change, key } = useDraft(() => draftOf(shop));
  const { revalidate } = useRevalidator();
  const act = useAct();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void act.run(async () => {
      const input = { ...draft, shop_id: shop?.shop_id ?? 0, open: draft.open ? 1 : 0 };
      await call('store.save-shop', input, { idempotencyKey: key });
      onClose();
      await revalidate();
    });
  };
  const field = (name: Exclude<keyof Draft, 'open'>, maxLength?: number) => ({
    ...{ name, maxLength, label: t(`store.admin.field.${name}`), value: draft[name], error: act.issues[name] },
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return { draft, change, act, save, field };
}

function ShopDialog(props: ShopDialogProps) {
  const t = useT();
  const { language } = useLocale();
  const { draft, change, act, save, field } = useShop(props);
  return (
    <FormDialog
      title={t(props.shop ? 'store.admin.changeShop' : 'store.admin.addShop')}
      onClose={props.onClose}
      onSave={save}
      busy={act.busy}
      error={act.error}
    >
      <Select {...field('cid')}>
        {countries.map(({ fid, names }) => (
          <option key={fid} value={fid}>
            {names[language]}
          </option>
        ))}
      </Select>
      <TextInput {...field('shop_name', storeLimits.name)} />
      <TextInput {...field('address', storeLimits.address)} />
      <TextInput {...field('phone', storeLimits.phone)} inputMode="tel" dir="ltr" />
      <TextInput {...field('hours', storeLimits.short)} />
      <TextInput {...field('staff', 500)} hint={t('store.admin.staffHint')} inputMode="numeric" dir="ltr" />
      <Switch checked={draft.open} onChange={(event) => change({ open: event.target.checked })}>
        {t('store.admin.shopOpen')}
      </Switch>
    </FormDialog>
  );
}
