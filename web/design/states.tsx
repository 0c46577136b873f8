import type { ReactNode } from 'react';
import { useT } from '../texts/texts.tsx';
import { Seed } from './Brand.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

/** One line, one sentence, one action. */
export function EmptyState({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="empty">
      <Seed />
      <b className="heading text-lg">{title}</b>
      {text && <p className="text-sm text-pretty text-ink-2">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  /** The server's message, where there is one. */
  message?: string;
  icon?: IconName;
  onRetry?: () => void;
}

/** A list or a part that could not be had: what happened, and a way to try again. */
export function ErrorState({ message, icon = 'cloud-off', onRetry }: ErrorStateProps) {
  const t = useT();
  return (
    <div className="empty" role="alert">
      <Icon name={icon} size="l" className="text-ink-3" />
      <b className="heading text-lg">{t('shell.errorTitle')}</b>
      <p className="text-sm text-ink-2" dir="auto">
        {message || t('shell.errorText')}
      </p>
      {onRetry && (
        <Button kind="outline" icon="refresh-cw" onClick={onRetry}>
          {t('shell.tryAgain')}
        </Button>
      )}
    </div>
  );
}

/** The thin note on top while there is no network; what was loaded stays. */
export function OfflineNote({ children }: { children: ReactNode }) {
  return (
    <div className="offline-note" role="status">
      <Icon name="wifi-off" />
      <span>{children}</span>
    </div>
  );
}

/** Where a part needs script and there is none. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript data-code="">
      <p className="note note-warning">{children}</p>
    </noscript>
  );
}
