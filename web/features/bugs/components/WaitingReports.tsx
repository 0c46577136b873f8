import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Tag } from '../../../design/parts.tsx';
import { showError } from '../../../design/toasts.ts';
import { directionOf } from '../../../lib/direction.ts';
import { dropWaiting } from '../../../offline/queue/from-page.ts';
import type { Waiting } from '../../../offline/queue/waiting.ts';
import { useWaiting } from '../../../offline/queue/waiting-now.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { takeBackReport } from '../take-back-report.ts';

interface WaitingReportsProps {
  /** What is done once a refused one lies in the form again. */
  onTaken: () => void;
}

/** The reader's own reports that wait for a connection, or were refused once it was back. */
export function WaitingReports({ onTaken }: WaitingReportsProps) {
  const uid = useSession()?.uid;
  const waiting = useWaiting('bugs.report', 0, uid);
  return waiting.map((item) => <WaitingReport key={item.key} item={item} onTaken={onTaken} />);
}

function WaitingReport({ item, onTaken }: WaitingReportsProps & { item: Waiting }) {
  const t = useT();
  const edit = async () => {
    const outcome = await takeBackReport(item);
    if (outcome === 'busy') showError(t('bugs.waits.otherDraft'));
    if (outcome === 'taken') onTaken();
  };
  const photos = item.shown.pictures ?? 0;
  return (
    <li className="bug-row bug-row-waiting">
      <div className="min-w-0 flex-1">
        <Tag
          icon={item.state === 'refused' ? 'circle-alert' : 'cloud-off'}
          tone={item.state === 'refused' ? 'danger' : 'plain'}
        >
          {t(`bugs.waits.${item.state}`)}
        </Tag>
        <h2 className="bug-title" dir={directionOf(item.shown.text)}>
          {item.shown.text}
        </h2>
        <p className="text-xs text-ink-2" role={item.state === 'refused' ? 'alert' : undefined}>
          {item.state === 'refused' ? item.reason : t('bugs.waits.text', { photos })}
        </p>
      </div>
      {item.state === 'refused' && (
        <Button kind="quiet" small className="self-start" onClick={() => void edit()}>
          <Icon name="pencil" size="s" />
          {t('bugs.waits.edit')}
        </Button>
      )}
      {item.state !== 'sending' && (
        <Button kind="text" small className="self-start" onClick={() => void dropWaiting(item.id!)}>
          <Icon name="trash-2" size="s" />
          {t('bugs.waits.delete')}
        </Button>
      )}
    </li>
  );
}
