import type { ReactNode } from 'react';
import { useT } from '../texts/texts.tsx';
import { Tag } from './parts.tsx';

interface HonoursProps {
  thread: { displayorder: number; digest: number; closed: 0 | 1 };
  className: string;
  /** Labels of the page's own, after these. */
  children?: ReactNode;
}

/** A thread's pinned and digest levels, and whether it is closed. */
export function Honours({ thread, className, children }: HonoursProps) {
  const t = useT();
  if (!thread.displayorder && !thread.digest && !thread.closed && ![children].flat().some(Boolean)) return null;
  return (
    <p className={`flex flex-wrap gap-1 ${className}`}>
      {thread.displayorder > 0 && (
        <Tag tone="primary" icon="pin">
          {t('shell.pinned', { level: thread.displayorder })}
        </Tag>
      )}
      {thread.digest > 0 && (
        <Tag tone="value" icon="gem">
          {t('shell.digest', { level: thread.digest })}
        </Tag>
      )}
      {thread.closed === 1 && <Tag icon="lock">{t('shell.closed')}</Tag>}
      {children}
    </p>
  );
}
