import { useT } from '../texts/texts.tsx';
import { Card } from './parts.tsx';

/** The code is a picture of its own, so that phones, which don't show it, never fetch it. */
export function AppQr({ siteName, url }: { siteName: string; url: string }) {
  const t = useT();
  return (
    <Card className="flex items-center gap-3">
      <img
        src="/app-qr.svg"
        alt={t('shell.qrLabel', { url })}
        width={88}
        height={88}
        loading="lazy"
        className="size-22 rounded-sm bg-white"
      />
      <div className="min-w-0">
        <b className="block text-md">{t('shell.appOnPhone', { siteName })}</b>
        <span className="block text-xs text-ink-3">{t('shell.qrText')}</span>
      </div>
    </Card>
  );
}
