import type { ReactNode } from 'react';
import { useT } from '../texts/texts.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

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
