import { IconButton } from '../../../design/Button.tsx';
import { showToast } from '../../../design/toasts.ts';
import { shareLink } from '../../../lib/share-link.ts';
import { addressIn, useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import type { Goods } from '../queries.ts';

/** Shares the page of a piece of goods. */
export function ShareGoods({ goods: { goods_id, goods_name } }: { goods: Goods }) {
  const t = useT();
  const here = useLocale();
  const share = async () => {
    const url = location.origin + addressIn(here, `/xstore/detail?goods_id=${goods_id}`);
    const ended = await shareLink(goods_name, url);
    if (ended === 'shared') showToast({ text: t('feeds.shared') });
    if (ended === 'copied') showToast({ text: t('feeds.linkCopied') });
    if (ended === 'failed') showToast({ text: t('feeds.shareFailed'), kind: 'error' });
  };
  return <IconButton icon="share-2" label={t('shell.share')} onClick={() => void share()} />;
}
