import { useState } from 'react';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import { call } from '../../../api/client.ts';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { TextArea, TextInput } from '../../../design/fields.tsx';
import { Segments } from '../../../design/Tabs.tsx';
import { showToast } from '../../../design/toasts.ts';
import { randomString } from '../../../lib/random.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { secondsOfField } from '../store-dates.ts';
import type { AdminGoods } from '../store-rows.ts';

interface DialogProps {
  goods: AdminGoods;
  onClose: () => void;
}

/** What was typed has a key of its own, so that an answer that is lost does nothing twice. */
function useTyped<T extends object>(nothing: T) {
  const [typed, setTyped] = useState(nothing);
  const [key, setKey] = useState(randomString);
  const type = (part: Partial<T>) => {
    setTyped({ ...typed, ...part });
    setKey(randomString());
  };
  return { typed, key, type };
}

function useDone(onClose: () => void) {
  const { revalidate } = useRevalidator();
  return async (text: string) => {
    showToast({ text });
    onClose();
    await revalidate();
  };
}

/** Adds pieces to the stock, or takes some out. */
export function StockDialog({ goods, onClose }: DialogProps) {
  const t = useT();
  const act = useAct();
  const done = useDone(onClose);
  const { typed, key, type } = useTyped({ change: '', note: '' });
  const save = () =>
    act.run(async () => {
      const input = { goods_id: goods.goods_id, change: typed.change, note: typed.note };
      const { data } = await call('store.change-stock', input, { idempotencyKey: key });
      await done(t('store.left', { count: data.store_count }));
    });
  return (
    <AskDialog
      open
      title={t('store.admin.stock')}
      word={t('store.admin.changeStock')}
      disabled={typed.change === ''}
      busy={act.busy}
      error={act.error}
      onAct={() => void save()}
      onClose={onClose}
    >
      <p className="text-md text-ink-2">{t('store.left', { count: goods.store_count })}</p>
      <TextInput
        label={t('store.admin.change')}
        hint={t('store.admin.changeHint')}
        value={typed.change}
        maxLength={8}
        error={act.issues.change}
        onChange={(event) => type({ change: event.target.value })}
      />
      <TextArea
        label={t('operators.note')}
        value={typed.note}
        maxLength={storeLimits.note}
        onChange={(event) => type({ note: event.target.value })}
      />
    </AskDialog>
  );
}

type Way = 'import' | 'issue';

/** Adds codes of a voucher: those that were bought elsewhere, or new ones. */
export function CodesDialog({ goods, onClose }: DialogProps) {
  const t = useT();
  const act = useAct();
  const done = useDone(onClose);
  const [way, setWay] = useState<Way>('import');
  const { typed, key, type } = useTyped({ codes: '', count: '10', expires: '' });
  const add = () =>
    act.run(async () => {
      const input = { goods_id: goods.goods_id, expires: secondsOfField(typed.expires) };
      const { data } =
        way === 'import'
          ? await call('store.import-codes', { ...input, codes: typed.codes }, { idempotencyKey: key })
          : await call('store.issue-codes', { ...input, count: typed.count }, { idempotencyKey: key });
      await done(t('store.admin.added', { count: data.added }));
    });
  return (
    <AskDialog
      open
      title={t('store.admin.codes')}
      word={t(`store.admin.${way}Codes`)}
      busy={act.busy}
      error={act.error}
      onAct={() => void add()}
      onClose={onClose}
    >
      <Segments<Way>
        label={t('store.admin.codes')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'import', label: t('store.admin.importCodes') },
          { value: 'issue', label: t('store.admin.issueCodes') },
        ]}
      />
      {way === 'import' ? (
        <TextArea
          label={t('store.admin.codesField')}
          hint={t('store.admin.codesHint', { most: storeLimits.codes })}
          value={typed.codes}
          error={act.issues.codes}
          dir="ltr"
          onChange={(event) => type({ codes: event.target.value })}
        />
      ) : (
        <TextInput
          label={t('store.admin.countField')}
          inputMode="numeric"
          value={typed.count}
          maxLength={3}
          error={act.issues.count}
          onChange={(event) => type({ count: event.target.value })}
        />
      )}
      <TextInput
        label={t('store.admin.expires')}
        hint={t('store.admin.utcHint')}
        type="datetime-local"
        value={typed.expires}
        error={act.issues.expires}
        onChange={(event) => type({ expires: event.target.value })}
      />
    </AskDialog>
  );
}
