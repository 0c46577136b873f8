import { useEffect, useState } from 'react';
import { showFailure } from '../../../api/show-failure.ts';
import { isRefusal } from '../../../api/wire.ts';
import { Button } from '../../../design/Button.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { showError } from '../../../design/toasts.ts';
import { type PushState, pushState, startPush, stopPush } from '../../../realtime/push.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

/** Whether this browser shows notices while the site is closed. */
export function DeviceCard() {
  const t = useT();
  const uid = useSession()?.uid ?? 0;
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    pushState(uid).then(setState, () => setState('unsupported'));
  }, [uid]);

  const turn = async (on: boolean): Promise<void> => {
    setBusy(true);
    try {
      setState(await (on ? startPush(uid) : stopPush()));
    } catch (error) {
      // The browser's own push service can be away, too.
      if (isRefusal(error)) showFailure(error);
      else showError(t('notices.settings.deviceFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t('notices.settings.device')}>
      <p className="text-sm text-ink-2">
        {t(state === 'on' ? 'notices.settings.deviceOn' : 'notices.settings.deviceText')}
      </p>
      <div className="mt-3">
        {state === 'blocked' && <Note tone="warning">{t('notices.settings.deviceBlocked')}</Note>}
        {state === 'unsupported' && <Note>{t('notices.settings.deviceUnsupported')}</Note>}
        {state === 'on' && (
          <Button kind="outline" onClick={() => turn(false)} busy={busy && t('shell.working')}>
            {t('notices.settings.deviceStop')}
          </Button>
        )}
        {(state === 'off' || state === null) && (
          <Button icon="bell" onClick={() => turn(true)} disabled={state === null} busy={busy && t('shell.working')}>
            {t('notices.settings.deviceStart')}
          </Button>
        )}
      </div>
    </Card>
  );
}
