import { useEffect, useState } from 'react';
import { downloadFile } from '../../../../api/download.ts';
import { Button } from '../../../../design/Button.tsx';
import { Card, Note } from '../../../../design/parts.tsx';
import { ErrorState } from '../../../../design/states.tsx';
import { Day } from '../../../../lib/formats.tsx';
import { useLocale } from '../../../../lib/locale.ts';
import { useT } from '../../../../texts/texts.tsx';
import { makeExport, type OwnExport, readExport } from '../../safety.ts';
import { useLoaded } from '../proof/use-loaded.ts';
import { useWork } from '../proof/use-work.ts';
import { Failure } from './Failure.tsx';
import { LoadingRows } from './SessionsSection.tsx';

const askAgainMs = 3000;
const isUnderWay = (state: OwnExport | null | undefined): boolean =>
  state?.state === 'waiting' || state?.state === 'running';

/** All that is the member's, in a file: asked for, waited for, fetched. */
export function ExportSection() {
  const t = useT();
  const { value, error, reload } = useLoaded(readExport);
  const { busy, failed, run } = useWork();
  const underWay = isUnderWay(value);
  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), askAgainMs);
    return () => clearInterval(timer);
  }, [underWay, reload]);
  const ask = () =>
    run(async () => {
      await makeExport();
      await reload();
    });
  return (
    <Card title={t('safety.export')}>
      <p className="text-sm text-ink-2">{t('safety.exportText')}</p>
      {error !== undefined && <ErrorState message={error} onRetry={reload} />}
      {value === undefined && error === undefined && <LoadingRows />}
      {value && underWay && <Progress state={value} />}
      {value?.state === 'ready' && <Ready state={value} />}
      {value?.state === 'failed' && (
        <div className="mt-3">
          <Note tone="warning">{t('safety.exportFailed')}</Note>
        </div>
      )}
      {value !== undefined && !underWay && <Ask state={value} busy={busy} onAsk={ask} />}
      <Failure msg={failed?.msg} />
    </Card>
  );
}

function Ask({ state, busy, onAsk }: { state: OwnExport | null; busy: boolean; onAsk: () => void }) {
  const t = useT();
  // Only a browser knows what time it is.
  const [now, setNow] = useState(0);
  useEffect(() => setNow(Date.now() / 1000), []);
  if (state?.state === 'ready' && state.next > now) return null;
  return (
    <Button kind="outline" icon="download" className="mt-3" busy={busy && t('safety.exportAsking')} onClick={onAsk}>
      {t('safety.exportAsk')}
    </Button>
  );
}

function Progress({ state }: { state: OwnExport }) {
  const t = useT();
  const text = t(state.state === 'waiting' ? 'safety.exportWaiting' : 'safety.exportRunning', {
    percent: state.progress,
  });
  return (
    <div className="mt-3 flex flex-col gap-2">
      <progress className="meter" max={100} value={state.progress} aria-label={t('safety.export')} />
      <p className="text-sm text-ink-2" role="status">
        {text}
      </p>
    </div>
  );
}

const megabyte = 1024 * 1024;

function Ready({ state }: { state: OwnExport }) {
  const t = useT();
  const { language } = useLocale();
  const { busy, failed, run } = useWork();
  const size = Math.max(state.bytes / megabyte, 0.1).toLocaleString(language, { maximumFractionDigits: 1 });
  const fetchIt = () => run(() => downloadFile('accounts.data-export-file', { id: state.id }));
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <p className="text-sm text-ink-2">
        {t('safety.exportReady', { size })} <Day at={state.expires} />
      </p>
      <Button icon="download" busy={busy && t('safety.downloading')} onClick={fetchIt}>
        {t('safety.download')}
      </Button>
      <Failure msg={failed?.msg} />
    </div>
  );
}
