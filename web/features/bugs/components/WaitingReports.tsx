import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Tag } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { dropWaiting } from '../../../offline/queue/from-page.ts';
import type { Waiting } from '../../../offline/queue/waiting.ts';
import { useWaiting } from '../../../offline/queue/waiting-now.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

/** The reader's own reports that wait for a connection, or were refused once it was back. */
export function WaitingReports() {
  const uid = useSession()?.uid;
  const waiting = useWaiting('bugs.report', 0, uid);
  return waiting.map((item) => <WaitingReport key={item.key} item={item} />);
}

function WaitingReport({ item }: { item: Waiting }) {
  const t = useT();
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
      {item.state !== 'sending' && (
        <Button kind="text" small className="self-start" onClick={() => void dropWaiting(item.id!)}>
          <Icon name="trash-2" size="s" />
          {t('bugs.waits.delete')}
        </Button>
      )}
    </li>
  );
}
