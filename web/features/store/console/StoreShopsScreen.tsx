import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import { countries, countryOfFid } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { NameLink } from '../../../console/Who.tsx';
import { LinkButton } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Tag } from '../../../design/parts.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { askAddress, storeAsked } from './store-asked.ts';

type Found = DataOf<Calls['store.admin-shops']>;
type Shop = Found['list'][number];

const columns = ['shop', 'country', 'staff', 'state', 'acts'] as const;

/** Shops in which goods are picked up, and who redeems codes there. */
export function StoreShopsScreen({ found }: { found: Found }) {
  const t = useT();
  const search = useSearch();
  const { ask, id } = storeAsked(search);
  const shop = ask === 'change' ? found.list.find(({ shop_id }) => shop_id === id) : undefined;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading flex-1 text-xl">{t('operators.nav.shops')}</h1>
        <LinkButton icon="plus" to={askAddress(search, 'add')} replace preventScrollReset>
          {t('store.admin.addShop')}
        </LinkButton>
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
      {ask === 'add' && <ShopDialog />}
      {shop && <ShopDialog key={id} shop={shop} />}
    </>
  );
}

function ShopLine({ shop }: { shop: Shop }) {
  const t = useT();
  const { language } = useLocale();
  const search = useSearch();
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
          {shop.staff.map((uid, at) => (
            <NameLink key={uid} uid={uid} name={shop.staff_names[at] ?? ''} />
          ))}
        </span>
      </Cell>
      <Cell label={t('store.admin.column.state')}>
        <Tag tone={shop.open === 1 ? 'success' : 'plain'}>
          {t(shop.open === 1 ? 'store.admin.shopOpen' : 'store.admin.shopClosed')}
        </Tag>
      </Cell>
      <Cell label={t('store.admin.column.acts')}>
        <LinkButton kind="outline" small to={askAddress(search, 'change', shop.shop_id)} replace preventScrollReset>
          {t('store.admin.changeShop')}
        </LinkButton>
      </Cell>
    </Row>
  );
}

const nothing = { cid: '188', shop_name: '', address: '', phone: '', hours: '', staff: '', open: '1' };
type Draft = typeof nothing;

/** A name of digits alone could be another’s number. */
const staffWord = (uid: number, name = ''): string => (/^\d*$/.test(name) ? `#${uid}` : name);

const draftOf = (shop: Shop | undefined): Draft =>
  shop
    ? {
        ...{ cid: String(shop.cid), shop_name: shop.shop_name, address: shop.address, phone: shop.phone },
        ...{
          hours: shop.hours,
          staff: shop.staff.map((uid, at) => staffWord(uid, shop.staff_names[at])).join(', '),
          open: String(shop.open),
        },
      }
    : nothing;

function useShop(shop: Shop | undefined) {
  const t = useT();
  const shop_id = shop?.shop_id ?? 0;
  return useConsoleForm({
    ...{ does: 'store.save-shop', part: 'shop', about: { shop_id }, closeTo: askAddress(useSearch()) },
    version: shop?.version ?? 0,
    first: () => draftOf(shop),
    act: async ({ draft, version, key }) => {
      await call('store.save-shop', { ...draft, shop_id, version }, { idempotencyKey: key });
      return t('operators.done');
    },
  });
}

function ShopDialog({ shop }: { shop?: Shop }) {
  const t = useT();
  const { language } = useLocale();
  const form = useShop(shop);
  const label = (name: keyof Draft): string => t(`store.admin.field.${name}`);
  const text = (name: keyof Draft, maxLength: number) => ({ label: label(name), ...form.line(name, maxLength) });
  return (
    <AskedDialog
      title={t(shop ? 'store.admin.changeShop' : 'store.admin.addShop')}
      word={t('shell.save')}
      {...form.dialog}
    >
      <div className="flex flex-col gap-3">
        <Select label={label('cid')} {...form.field('cid')}>
          {countries.map(({ fid, names }) => (
            <option key={fid} value={fid}>
              {names[language]}
            </option>
          ))}
        </Select>
        <TextInput {...text('shop_name', storeLimits.name)} />
        <TextInput {...text('address', storeLimits.address)} />
        <TextInput {...text('phone', storeLimits.phone)} inputMode="tel" dir="ltr" />
        <TextInput {...text('hours', storeLimits.short)} />
        <TextInput
          {...text('staff', 500)}
          hint={t('store.admin.staffHint')}
          autoCapitalize="none"
          autoComplete="off"
          dir="auto"
        />
        <Select label={t('store.admin.column.state')} {...form.field('open')}>
          <option value="1">{t('store.admin.shopOpen')}</option>
          <option value="0">{t('store.admin.shopClosed')}</option>
        </Select>
      </div>
    </AskedDialog>
  );
}
