import { type FormEvent, useState } from 'react';
import { postLimits } from '../../../../../contract/domains/posts/limits.ts';
import { goodsLimits } from '../../../../../contract/domains/threads/traits/goods/limits.ts';
import { call } from '../../../../api/client.ts';
import { isRefusal } from '../../../../api/wire.ts';
import { Button } from '../../../../design/Button.tsx';
import { Dialog } from '../../../../design/Dialog.tsx';
import { TextInput } from '../../../../design/fields.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { ComposerPartProps } from '../trait.ts';
import { type HeldGoods, isFull, isThere, withGoods } from './goods-state.ts';

interface DialogProps extends ComposerPartProps<HeldGoods> {
  open: boolean;
  onClose: () => void;
}

/** Asks for the link of a product, and looks it up. It stands beside the composer's form, never within it. */
export function ComposeGoodsDialog({ open, onClose, held: { goods }, change }: DialogProps) {
  const t = useT();
  const [url, setUrl] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const close = () => {
    setUrl('');
    setError('');
    onClose();
  };
  const find = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await call('threads.get-goods-info', { url: url.trim() });
      if (isThere(goods, data)) return setError(t('threads.refusal.goods_exists'));
      change((now) => ({ goods: withGoods(now.goods, data) }));
      close();
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      setError(failure.msg);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isFull(goods)) return setError(t('threads.refusal.goods_too_many', { max: goodsLimits.most }));
    void find();
  };
  return (
    <Dialog open={open} onClose={close} title={t('threads.goods.add')} shape="sheet">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextInput
          label={t('threads.goods.link')}
          hint={t('threads.goods.hint')}
          type="url"
          inputMode="url"
          dir="ltr"
          data-focus-first
          value={url}
          maxLength={postLimits.linkMax}
          error={error || undefined}
          onChange={(event) => {
            setUrl(event.target.value);
            setError('');
          }}
        />
        <Button type="submit" busy={busy && t('threads.goods.finding')}>
          {t('threads.goods.find')}
        </Button>
      </form>
    </Dialog>
  );
}
