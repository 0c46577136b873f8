import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { TextArea, TextInput } from '../../../design/fields.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { askAddress, type CodeWay, codeWays } from './store-asked.ts';
import type { AdminGoods } from './store-rows.ts';

/** Adds pieces to the stock, or takes some out. */
export function StockDialog({ goods: { goods_id, goods_name, store_count } }: { goods: AdminGoods }) {
  const t = useT();
  const { field, line, dialog } = useConsoleForm({
    ...{ does: 'store.change-stock', part: 'stock', about: { goods_id }, closeTo: askAddress(useSearch()) },
    first: () => ({ change: '', note: '' }),
    act: async ({ draft, key }) => {
      const { data } = await call('store.change-stock', { goods_id, ...draft }, { idempotencyKey: key });
      return t('store.left', { count: data.store_count });
    },
  });
  return (
    <AskedDialog
      title={t('store.admin.stockTitle', { name: goods_name })}
      word={t('store.admin.changeStock')}
      {...dialog}
    >
      <div className="flex flex-col gap-3">
        <p className="text-md text-ink-2">{t('store.left', { count: store_count })}</p>
        <TextInput
          {...{ label: t('store.admin.change'), hint: t('store.admin.changeHint'), autoComplete: 'off' }}
          {...line('change', 8)}
        />
        <TextArea label={t('operators.note')} {...field('note')} maxLength={storeLimits.note} dir="auto" />
      </div>
    </AskedDialog>
  );
}

interface CodesDialogProps {
  goods: AdminGoods;
  way: CodeWay;
}

/** Adds codes of a voucher: those that were bought elsewhere, or new ones; each way has an address. */
export function CodesDialog({ goods, way }: CodesDialogProps) {
  const t = useT();
  const search = useSearch();
  const form = useCodes(goods.goods_id, way);
  return (
    <AskedDialog
      title={t('store.admin.codesTitle', { name: goods.goods_name })}
      word={t(`store.admin.${way}Codes`)}
      {...form.dialog}
    >
      <div className="flex flex-col gap-3">
        <nav className="tabs" aria-label={t('store.admin.codes')}>
          {codeWays.map((each) => (
            <Link
              key={each}
              to={askAddress(search, 'codes', goods.goods_id, each)}
              replace
              preventScrollReset
              className="tab"
              aria-current={each === way ? 'page' : undefined}
            >
              {t(`store.admin.${each}Codes`)}
            </Link>
          ))}
        </nav>
        <p className="text-md text-ink-2">{t('store.admin.codesText')}</p>
        <CodeFields form={form} way={way} />
      </div>
    </AskedDialog>
  );
}

function useCodes(goods_id: number, way: CodeWay) {
  const says = useAdded();
  return useConsoleForm({
    ...{ does: `store.${way}-codes`, part: way, about: { goods_id }, closeTo: askAddress(useSearch()) },
    first: (): Record<'codes' | 'count' | 'expires', string> => ({ codes: '', count: '10', expires: '' }),
    act: async ({ draft: { codes, count, expires }, key }) => {
      const input = { goods_id, expires };
      const { data } =
        way === 'import'
          ? await call('store.import-codes', { ...input, codes }, { idempotencyKey: key })
          : await call('store.issue-codes', { ...input, count }, { idempotencyKey: key });
      return says({ left_out: 0, ...data });
    },
  });
}

/** How many codes were added, and how many of those that were sent were there already. */
function useAdded(): (answer: { added: number; left_out: number }) => string {
  const t = useT();
  return ({ added, left_out }) =>
    [
      t('store.admin.added', { count: added }),
      ...(left_out > 0 ? [t('store.admin.leftOut', { count: left_out })] : []),
    ].join(' · ');
}

function CodeFields({ form: { field, line }, way }: { form: ReturnType<typeof useCodes>; way: CodeWay }) {
  const t = useT();
  return (
    <>
      {way === 'import' ? (
        <TextArea
          {...{ label: t('store.admin.codesField'), hint: t('store.admin.codesHint', { most: storeLimits.codes }) }}
          {...field('codes')}
          dir="ltr"
        />
      ) : (
        <TextInput label={t('store.admin.countField')} inputMode="numeric" autoComplete="off" {...line('count', 3)} />
      )}
      <TextInput
        {...{ label: t('store.admin.expires'), hint: t('store.admin.utcHint'), type: 'datetime-local' }}
        {...line('expires')}
      />
    </>
  );
}
