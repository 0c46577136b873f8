import type { ReactNode } from 'react';
import { useT } from '../texts/texts.tsx';
import { Icon } from './Icon.tsx';
import { Tag } from './parts.tsx';

interface HonoursProps {
  thread: { displayorder: number; digest: number; closed: 0 | 1 };
  className: string;
  /** Labels of the page's own, after these. */
  children?: ReactNode;
}

/** Whether a thread is pinned and closed, and how highly it is featured. */
export function Honours({ thread, className, children }: HonoursProps) {
  const t = useT();
  if (!thread.displayorder && !thread.digest && !thread.closed && ![children].flat().some(Boolean)) return null;
  return (
    <p className={`flex flex-wrap gap-1 ${className}`}>
      {thread.displayorder > 0 && (
        <Tag tone="primary" icon="pin">
          {t('shell.pinned')}
        </Tag>
      )}
      {thread.digest > 0 && (
        <Tag tone="value">
          {t('shell.digest')}
          <Rank of={thread.digest} />
        </Tag>
      )}
      {thread.closed === 1 && <Tag icon="lock">{t('shell.closed')}</Tag>}
      {children}
    </p>
  );
}

/** As many gems as the level is high: a figure would say nothing to who doesn't know the levels. */
function Rank({ of }: { of: number }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a gem is its place
  return Array.from({ length: of }, (_, at) => <Icon key={at} name="gem" />);
}
