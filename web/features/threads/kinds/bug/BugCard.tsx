import { useT } from '../../../../texts/texts.tsx';
import type { KindPartProps } from '../kind.ts';

/** In a card of a list: what the thread is. */
export function BugCard({ thread }: KindPartProps) {
  const t = useT();
  if (!thread.bug) return null;
  return <p className="my-1 text-xs text-ink-3">{t('threads.bug.name')}</p>;
}
