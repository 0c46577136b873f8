import { useState } from 'react';
import { useT } from '../texts/texts.tsx';
import { Mark } from './Brand.tsx';
import { Button, IconButton } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface AppPanelProps {
  siteName: string;
  /** Where the app is had; without it the panel explains how to put the page on the home screen. */
  url: string | null;
  onHide: () => void;
}

/** Shown at 600 px or less (R-MSC-014). */
export function AppPanel({ siteName, url, onHide }: AppPanelProps) {
  const t = useT();
  const [hint, setHint] = useState(false);
  return (
    <section className="card app-panel" aria-label={t('shell.getApp')}>
      <Mark size="size-10" />
      <span className="min-w-0 flex-1">
        <b className="block text-md">{t('shell.appName', { siteName })}</b>
        <span className="block text-xs text-ink-3">{t('shell.appText')}</span>
      </span>
      {url ? (
        <a className="btn btn-quiet btn-small" href={url}>
          {t('shell.appGet')}
        </a>
      ) : (
        <Button kind="quiet" small onClick={() => setHint(true)}>
          {t('shell.appGet')}
        </Button>
      )}
      <IconButton icon="x" label={t('shell.notNow')} onClick={onHide} />
      <Dialog
        open={hint}
        onClose={() => setHint(false)}
        title={t('shell.installTitle', { siteName })}
        width={390}
        shape="sheet"
      >
        <p className="text-md text-ink-2">{t('shell.installText')}</p>
      </Dialog>
    </section>
  );
}
