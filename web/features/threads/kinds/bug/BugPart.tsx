import { useT } from '../../../../texts/texts.tsx';
import type { KindPartProps } from '../kind.ts';

/** On the thread's page: what the thread is. */
export function BugPart({ thread }: KindPartProps) {
  const t = useT();
  if (!thread.bug) return null;
  return <p className="my-1 text-xs text-ink-3">{t('threads.bug.name')}</p>;
}
