import { showToast } from '../../design/toasts.ts';
import { copyLink } from '../../lib/share-link.ts';
import { useT } from '../../texts/texts.tsx';
import type { UnsentActs } from './components/UnsentMessage.tsx';
import type { Sending } from './use-sending.ts';
import type { Quoted } from './use-writing.ts';

/** What can be done with a message that isn't sent: try again, change, copy, delete. */
export function useUnsentActs(sending: Sending, bringBack: (text: string, quote?: Quoted) => void): UnsentActs {
  const t = useT();
  const dropped = async (key: string): Promise<boolean> => {
    const isGone = await sending.drop(key);
    if (!isGone) showToast({ text: t('messages.onItsWay'), kind: 'error' });
    return isGone;
  };
  return {
    retry: sending.retry,
    edit: async ({ key, text, quote }) => {
      if (await dropped(key)) bringBack(text, quote);
    },
    copy: async (text) => {
      const copied = (await copyLink(text)) === 'copied';
      showToast({ text: t(copied ? 'messages.copied' : 'messages.notCopied'), kind: copied ? 'done' : 'error' });
    },
    drop: (key) => void dropped(key),
  };
}
