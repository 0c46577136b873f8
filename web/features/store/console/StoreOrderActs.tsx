import { expressTypes } from '../../../../contract/domains/store/limits.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { ReasonDialog } from '../../../console/ReasonDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { addressWith } from '../../economy/index.ts';
import { asHeading } from '../labels.ts';
import type { AdminOrder } from './store-rows.ts';

const order = ['paid', 'packed', 'shipping', 'complete'] as const;
type Next = 'packed' | 'shipping' | 'complete';

/** The labels that an order may still have. */
export const nextOf = ({ status, express_type }: AdminOrder): readonly Next[] => {
  const at = (order as readonly string[]).indexOf(status);
  const further = at < 0 ? [] : (order.slice(at + 1) as Next[]);
  // What is picked up isn't sent, and a voucher isn't packed either.
  if (express_type === expressTypes.none) return further.filter((next) => next === 'complete');
  return express_type === expressTypes.pickup ? further.filter((next) => next !== 'shipping') : further;
};

interface ActsProps {
  order: AdminOrder;
}

/** Moves an order on, or gives its XCoin back; either asks first, by an address of its own. */
export function OrderActs({ order: now }: ActsProps) {
  const t = useT();
  const search = useSearch();
  if (now.status === 'refunded') return null;
  const id = String(now.order_id);
  return (
    <div className="flex flex-wrap gap-2">
      {nextOf(now).length > 0 && (
        <LinkButton kind="outline" small to={addressWith(search, { move: id, refund: '' })} replace preventScrollReset>
          {t('store.admin.move', { next: nextOf(now)[0] })}
        </LinkButton>
      )}
      <LinkButton kind="outline" small to={addressWith(search, { refund: id, move: '' })} replace preventScrollReset>
        {t('store.admin.refund')}
      </LinkButton>
    </div>
  );
}

/** What is moved or refunded, and whose it is: a number alone is easily another's. */
function Which({ order: { goods_name, uid, username } }: ActsProps) {
  const t = useT();
  return (
    <p className="pb-3 text-md">
      <b dir="auto">{goods_name}</b>
      <span className="block text-sm text-ink-2">
        {t('operators.labelled', {
          label: t('store.admin.column.buyer'),
          value: uid > 0 ? username : t('store.admin.gone'),
        })}
      </span>
    </p>
  );
}

export function MoveDialog({ order: now }: ActsProps) {
  const t = useT();
  const { order_id } = now;
  const choices = nextOf(now);
  const { draft, field, dialog } = useConsoleForm({
    ...{ does: 'store.set-label', part: 'label', about: { order_id } },
    first: (): { status: string } => ({ status: choices[0] ?? '' }),
    closeTo: addressWith(useSearch(), { move: '' }),
    act: async ({ draft: { status }, key }) => {
      await call('store.set-label', { order_id, status: status as Next }, { idempotencyKey: key });
      return t('operators.done');
    },
  });
  return (
    <AskedDialog
      title={t('store.admin.moveTitle', { number: order_id })}
      // Before script the word can't follow what is chosen.
      word={choices.length > 1 ? t('shell.save') : t('store.admin.move', { next: draft.status })}
      {...dialog}
    >
      <Which order={now} />
      <Select label={t('store.admin.column.label')} {...field('status')}>
        {choices.map((each) => (
          <option key={each} value={each}>
            {asHeading(t(`store.label.${each}`))}
          </option>
        ))}
      </Select>
      <p className="mt-3 text-sm text-ink-2">{t('store.admin.moveText')}</p>
    </AskedDialog>
  );
}

export function RefundDialog({ order: now }: ActsProps) {
  const t = useT();
  const { order_id, shop_price } = now;
  return (
    <ReasonDialog
      title={t('store.admin.refundTitle', { price: shop_price })}
      word={t('store.admin.refund')}
      kind="danger"
      closeTo={addressWith(useSearch(), { refund: '' })}
      does="store.refund"
      about={{ order_id }}
      asks="note"
      done={t('store.admin.refunded')}
      act={(note, idempotencyKey) => call('store.refund', { order_id, note }, { idempotencyKey })}
    >
      <Which order={now} />
      <p className="text-md text-ink-2">{t('store.admin.refundText')}</p>
    </ReasonDialog>
  );
}
