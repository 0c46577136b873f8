import { useEffect, useState } from 'react';
import { downloadFile } from '../../../api/download.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { Button } from '../../../design/Button.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Proof } from '../../sign-in/index.ts';
import { LoadingRows, ProofDialog } from '../../sign-in/index.ts';
import { makeExport, type OwnExport, readExport } from '../own-data.ts';

const askAgainMs = 3000;
const isUnderWay = (state: OwnExport | null | undefined): boolean =>
  state?.state === 'waiting' || state?.state === 'running';

/** All that is the member's, in a file: asked for, waited for, fetched. */
export function ExportSection() {
  const t = useT();
  const { value, error, reload } = useLoaded(readExport);
  const underWay = isUnderWay(value);
  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), askAgainMs);
    return () => clearInterval(timer);
  }, [underWay, reload]);
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
      {value !== undefined && !underWay && <Ask state={value} reload={reload} />}
    </Card>
  );
}

function Ask({ state, reload }: { state: OwnExport | null; reload: () => Promise<void> }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  // Only a browser knows what time it is.
  const [now, setNow] = useState(0);
  useEffect(() => setNow(Date.now() / 1000), []);
  if (state?.state === 'ready' && state.next > now) return null;
  const ask = async (proof: Proof) => {
    await makeExport(proof);
    setAsking(false);
    await reload();
  };
  return (
    <>
      <Button kind="outline" icon="download" className="mt-3" onClick={() => setAsking(true)}>
        {t('safety.exportAsk')}
      </Button>
      {asking && (
        <ProofDialog
          title={t('safety.export')}
          action={t('safety.exportAsk')}
          busyText={t('safety.exportAsking')}
          onProof={ask}
          onClose={() => setAsking(false)}
        />
      )}
    </>
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
  const day = useDay();
  const [asking, setAsking] = useState(false);
  const size = Math.max(state.bytes / megabyte, 0.1).toLocaleString(language, { maximumFractionDigits: 1 });
  const fetchIt = async (proof: Proof) => {
    await downloadFile('privacy.data-export-file', { ...proof, id: state.id });
    setAsking(false);
  };
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <p className="text-sm text-ink-2">{t('safety.exportReady', { size, date: day(state.expires) })}</p>
      <Button icon="download" onClick={() => setAsking(true)}>
        {t('safety.download')}
      </Button>
      {asking && (
        <ProofDialog
          title={t('safety.export')}
          action={t('safety.download')}
          busyText={t('safety.downloading')}
          onProof={fetchIt}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
