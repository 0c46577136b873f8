import { IconButton } from '../../../design/Button.tsx';
import { showToast } from '../../../design/toasts.ts';
import { shareLink } from '../../../lib/share-link.ts';
import { addressIn, useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';

/** Shares the page of a draw. */
export function ShareDraw({ drawid, title }: { drawid: number; title: string }) {
  const t = useT();
  const here = useLocale();
  const share = async () => {
    const ended = await shareLink(title, location.origin + addressIn(here, `/jackpot/${drawid}`));
    if (ended === 'shared') showToast({ text: t('feeds.shared') });
    if (ended === 'copied') showToast({ text: t('feeds.linkCopied') });
    if (ended === 'failed') showToast({ text: t('feeds.shareFailed'), kind: 'error' });
  };
  return <IconButton icon="share-2" label={t('shell.share')} onClick={() => void share()} />;
}
