import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { RoomRow } from '../../../../contract/domains/rooms/shapes.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { messagePath } from '../../../lib/message-path.ts';
import { Link } from '../../../router/links.tsx';
import { openChatBeside } from '../../../session/chat-panel.ts';
import { useT } from '../../../texts/texts.tsx';
import { roomPath } from '../room-path.ts';
import { useJoin } from '../use-join.ts';
import { RoomActButton } from './RoomActButton.tsx';
import { RoomFace } from './RoomFace.tsx';

/** Groups as rows, each leading to its door and with the way in at its end. */
export function RoomList({ list }: { list: readonly RoomRow[] }) {
  return (
    <ul>
      {list.map((row) => (
        <RoomItem key={row.groupID} row={row} />
      ))}
    </ul>
  );
}

function RoomItem({ row }: { row: RoomRow }) {
  const t = useT();
  const { groupID, name, faceUrl, notice, memberCount } = row;
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-b-0">
      <RoomFace name={name} picture={faceUrl} side={56} />
      <div className="min-w-0 flex-1">
        <Link to={roomPath(groupID)} className="block min-h-6 font-bold" dir={directionOf(name)}>
          <span className="line-clamp-2">{name}</span>
        </Link>
        {notice !== '' && (
          <p className="line-clamp-2 text-sm text-ink-2" dir={directionOf(notice)}>
            {notice}
          </p>
        )}
        <p className="text-xs text-ink-3">{t('rooms.members', { count: memberCount })}</p>
      </div>
      <DoorButton row={row} />
    </li>
  );
}

/** The door in one button, which says how one stands to the group: join, ask, open, cancel, full. */
export function DoorButton({ row, unread = 0 }: { row: RoomRow; unread?: number }) {
  const t = useT();
  const join = useJoin(row);
  const { groupID, name, role, standing, joinOption, memberCount, threadGroup } = row;
  const which = <span className="sr-only"> {name}</span>;
  if (role !== '')
    return (
      <Link to={messagePath({ plid: groupID })} className="btn btn-outline" onClick={openChatBeside}>
        {unread > 0 ? t('rooms.openNew', { count: unread }) : t('rooms.open')}
        {which}
      </Link>
    );
  if (standing === 'asked')
    return (
      <RoomActButton
        call="rooms.cancel"
        fields={{ groupID }}
        className="btn btn-outline"
        says={t('rooms.did.cancelled')}
      >
        {t('shell.cancel')}
        {which}
      </RoomActButton>
    );
  if (memberCount >= roomLimits.membersMax) return <span className="tag">{t('rooms.full')}</span>;
  if (joinOption !== 'FreeAccess' && standing !== 'invited' && threadGroup === 0)
    return (
      <Link to={roomPath(groupID, { part: 'ask' })} className="btn btn-outline">
        {t('rooms.askShort')}
        {which}
      </Link>
    );
  return (
    <FormButton className="btn btn-quiet" action={join.action} aria-busy={join.busy || undefined} onClick={join.press}>
      {t('rooms.join')}
      {which}
    </FormButton>
  );
}
