import { Icon } from '../../../../design/Icon.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { KindPartProps } from '../kind.ts';
import { ForwardedCard } from './ForwardedCard.tsx';

/** In a card and on the thread's page: what is forwarded, or why nothing of it is shown. */
export function ForwardPart({ thread }: KindPartProps) {
  const t = useT();
  const { forward_info } = thread;
  if (!forward_info) return null;
  if (forward_info.thread) return <ForwardedCard thread={forward_info.thread} />;
  return (
    <p className="forwarded items-center text-sm text-ink-2">
      <Icon name="lock" size="s" className="text-ink-3" />
      {t(`threads.forward.${forward_info.state}`)}
    </p>
  );
}
