import type { ReactNode } from 'react';
import { Button, type ButtonKind, LinkButton } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import type { IconName } from '../design/icon-names.ts';
import { useT } from '../texts/texts.tsx';

interface ScreenProps {
  drawing: ReactNode;
  /** Small line above the title. */
  status?: string | undefined;
  title: string;
  text?: string;
  /** More stands below: it is no taller than it must be. */
  followed?: boolean;
  children?: ReactNode;
}

export function Screen({ drawing, status, title, text, followed, children }: ScreenProps) {
  return (
    <section className={followed ? 'empty' : 'empty min-h-[60vh] justify-center'}>
      {drawing}
      {status && <p className="num mt-2 text-sm font-bold text-ink-3">{status}</p>}
      <h1 className="heading text-2xl">{title}</h1>
      {text && (
        <p className="max-w-[36ch] text-pretty text-ink-2" dir="auto">
          {text}
        </p>
      )}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </section>
  );
}

export const drawn = (name: IconName) => <Icon name={name} size="l" className="size-12 text-ink-3" />;

/** The way on from a page that leads nowhere else. */
export function GoHome({ kind }: { kind?: ButtonKind }) {
  const t = useT();
  return (
    <LinkButton to="/" icon="house" kind={kind}>
      {t('shell.goHome')}
    </LinkButton>
  );
}

interface RetryProps {
  onRetry: () => void;
}

/** A fault of the site's. */
export function SystemErrorScreen({ onRetry }: RetryProps) {
  const t = useT();
  return (
    <Screen drawing={drawn('cloud-off')} title={t('shell.systemTitle')} text={t('shell.systemText')}>
      <TryAgain onRetry={onRetry} />
    </Screen>
  );
}

/** No answer came, which is no fault of the site's. */
export function LostScreen({ onRetry }: RetryProps) {
  const t = useT();
  return (
    <Screen drawing={drawn('wifi-off')} title={t('shell.lostTitle')} text={t('common.network.failed')}>
      <TryAgain onRetry={onRetry} />
    </Screen>
  );
}

function TryAgain({ onRetry }: RetryProps) {
  const t = useT();
  return (
    <Button icon="refresh-cw" onClick={onRetry}>
      {t('shell.tryAgain')}
    </Button>
  );
}
