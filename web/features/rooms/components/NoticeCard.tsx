import type { RoomProfile } from '../../../../contract/domains/rooms/shapes.ts';
import { Card } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { useT } from '../../../texts/texts.tsx';

/** What a group is for, and how one comes into it. */
export function NoticeCard({ group: { notice, joinOption, threadGroup } }: { group: RoomProfile }) {
  const t = useT();
  return (
    <Card title={t('rooms.notice')}>
      {notice !== '' && (
        <p className="mb-2 text-md wrap-anywhere whitespace-pre-line" dir={directionOf(notice)}>
          {notice}
        </p>
      )}
      <p className="text-sm text-ink-2">{t(threadGroup > 0 ? 'rooms.doorThreads' : `rooms.door.${joinOption}`)}</p>
    </Card>
  );
}
