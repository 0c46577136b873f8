import { useState } from 'react';
import { useAct } from '../../../../api/use-act.ts';
import { useLoaded } from '../../../../api/use-loaded.ts';
import { AskDialog } from '../../../../design/AskDialog.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Switch } from '../../../../design/choices.tsx';
import { Icon } from '../../../../design/Icon.tsx';
import type { IconName } from '../../../../design/icon-names.ts';
import { Card, Tag } from '../../../../design/parts.tsx';
import { LoadingLabel } from '../../../../design/skeletons.tsx';
import { ErrorState } from '../../../../design/states.tsx';
import { showToast } from '../../../../design/toasts.ts';
import { Time } from '../../../../texts/formats.tsx';
import { useT } from '../../../../texts/texts.tsx';
import {
  endOtherSessions,
  endSession,
  type OwnSession,
  type Proof,
  readSessions,
  setSignInAlerts,
} from '../../safety.ts';
import { Failure } from './Failure.tsx';
import { ProofDialog } from './ProofDialog.tsx';

const icons: Record<OwnSession['device']['form'], IconName> = {
  phone: 'smartphone',
  tablet: 'smartphone',
  computer: 'monitor',
  other: 'log-in',
};

/** Where the member is logged in: each can be ended, or all others at once. E-mails report new devices. */
export function SessionsSection() {
  const t = useT();
  const { value, error, reload } = useLoaded(readSessions);
  const { busy, words, run } = useAct();
  const [asking, setAsking] = useState(false);
  const end = (session: OwnSession) =>
    run(async () => {
      await endSession(session.id);
      showToast({ text: t('safety.sessionEnded') });
      await reload();
    });
  const endOthers = () =>
    run(async () => {
      const { data } = await endOtherSessions();
      setAsking(false);
      showToast({ text: t('safety.othersEnded', { count: data.ended }) });
      await reload();
    });
  const list = value?.list ?? [];
  return (
    <Card title={t('safety.sessions')}>
      <p className="text-sm text-ink-2">{t('safety.sessionsText')}</p>
      {error !== undefined && <ErrorState message={error} onRetry={reload} />}
      {!value && error === undefined && <LoadingRows />}
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {list.map((session) => (
          <SessionRow key={session.id} session={session} busy={busy} onEnd={() => end(session)} />
        ))}
      </ul>
      <Failure msg={words} />
      {list.length > 1 && (
        <Button kind="outline" icon="log-out" className="mt-3" onClick={() => setAsking(true)}>
          {t('safety.endOthers')}
        </Button>
      )}
      {value && <Alerts on={value.alerts} reload={reload} />}
      <AskDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('safety.endOthers')}
        shape="sheet"
        word={t('safety.endOthersNow')}
        busyWord={t('safety.ending')}
        kind="danger"
        busy={busy}
        error={words}
        onAct={endOthers}
      >
        <p className="text-md text-ink-2">{t('safety.endOthersText')}</p>
      </AskDialog>
    </Card>
  );
}

/** Whether e-mails report new devices. Switching off asks for a proof, or a thief would do it first. */
function Alerts({ on, reload }: { on: boolean; reload: () => Promise<void> }) {
  const t = useT();
  const { busy, words, run } = useAct();
  const [silencing, setSilencing] = useState(false);
  const turnOn = () =>
    run(async () => {
      await setSignInAlerts(true);
      await reload();
    });
  const turnOff = async (proof: Proof) => {
    await setSignInAlerts(false, proof);
    setSilencing(false);
    await reload();
  };
  return (
    <div className="mt-3">
      <Switch
        name="alerts"
        checked={on}
        disabled={busy}
        onChange={(event) => (event.target.checked ? turnOn() : setSilencing(true))}
        hint={t('safety.alertsHint')}
      >
        {t('safety.alerts')}
      </Switch>
      <Failure msg={words} />
      {silencing && (
        <ProofDialog
          title={t('safety.alertsOff')}
          action={t('safety.alertsOffNow')}
          busyText={t('shell.saving')}
          danger
          onProof={turnOff}
          onClose={() => setSilencing(false)}
        >
          <p className="text-md text-ink-2">{t('safety.alertsOffText')}</p>
        </ProofDialog>
      )}
    </div>
  );
}

function SessionRow({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const t = useT();
  const { form, browser, system } = session.device;
  const device = [browser, system].filter(Boolean).join(', ') || t('safety.unknownDevice');
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon name={icons[form]} className="text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-md">
          <b dir="auto">{device}</b>
          {session.current === 1 && <Tag tone="success">{t('safety.thisDevice')}</Tag>}
          {session.kind === 'creator' && <Tag>{t('safety.creatorSite')}</Tag>}
        </p>
        <p className="dots text-sm text-ink-2">
          {session.place && <span dir="auto">{session.place}</span>}
          <Time at={session.last_seen} />
        </p>
      </div>
      {session.current === 0 && (
        <Button kind="outline" small disabled={busy} onClick={onEnd} aria-label={t('safety.endNamed', { device })}>
          {t('safety.end')}
        </Button>
      )}
    </li>
  );
}

/** Rows on their way. */
export function LoadingRows() {
  return (
    <div className="mt-3 flex flex-col gap-3" aria-busy="true">
      <LoadingLabel />
      <span className="skeleton h-11 rounded-md" />
      <span className="skeleton h-11 rounded-md" />
    </div>
  );
}
