import { useState } from 'react';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { RoomMember, RoomProfile } from '../../../../contract/domains/rooms/shapes.ts';
import { call } from '../../../api/client.ts';
import { Icon } from '../../../design/Icon.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { Note, Tag } from '../../../design/parts.tsx';
import { personListed } from '../../../design/person.ts';
import { UserChip } from '../../../design/UserChip.tsx';
import { useGrowing } from '../../../router/growing-rows.ts';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { orReload } from '../or-reload.ts';
import { askMembers, type MembersRead, type RoomPlace } from '../queries.ts';
import { roomPath } from '../room-path.ts';
import { useUntil } from '../use-until.ts';
import { MemberSheet } from './MemberSheet.tsx';

interface MembersPartProps {
  group: RoomProfile;
  first: MembersRead;
  place: RoomPlace;
}

/** From so many places left on it is said how many there are. */
const nearlyFull = 100;

/** Who is in a group: its owner, admins, then by the time they came; a hundred at once (R-CHT-040). */
export function MembersPart({ group, first, place }: MembersPartProps) {
  const t = useT();
  const { groupID } = group;
  const [open, setOpen] = useState(place.uid);
  const list = useGrowing(first, {
    idOf: ({ uid }: RoomMember) => uid,
    hasMore: ({ next }) => next !== '',
    ask: ({ next }) => orReload(askMembers(call, groupID, next)),
  });
  const { memberCount, next } = list.last;
  const here = { part: 'members', ...(place.after !== '' && { after: place.after }) };
  const shown = list.rows.find(({ uid }) => uid === open);
  const left = Math.max(0, Math.min(roomLimits.membersPage, memberCount - list.rows.length));
  return (
    <section className="card">
      <h1 className="heading text-lg max-lg:sr-only">{t('rooms.membersTitle')}</h1>
      {memberCount > roomLimits.membersMax - nearlyFull && (
        <Note icon="users">{t('rooms.membersLeft', { count: memberCount, max: roomLimits.membersMax })}</Note>
      )}
      <ul>
        {list.rows.map((member) => (
          <li key={member.uid} className="border-b border-line py-2 last:border-b-0">
            <MemberRow
              member={member}
              menuTo={roomPath(groupID, { ...here, uid: member.uid })}
              onMenu={() => setOpen(member.uid)}
            />
          </li>
        ))}
      </ul>
      <MoreRows
        list={list}
        to={roomPath(groupID, { part: 'members', after: next })}
        label={t('rooms.moreMembers', { count: left, total: memberCount })}
      />
      {shown && (
        <MemberSheet group={group} member={shown} closeTo={roomPath(groupID, here)} onClose={() => setOpen(0)} />
      )}
    </section>
  );
}

interface MemberRowProps {
  member: RoomMember;
  /** The page with what can be done about them. */
  menuTo: string;
  onMenu: () => void;
}

function MemberRow({ member, menuTo, onMenu }: MemberRowProps) {
  const t = useT();
  const until = useUntil();
  const own = useSession()?.uid === member.uid;
  const { role, nameCard, mutedUntil, username } = member;
  return (
    <UserChip
      person={personListed(member)}
      badges={
        <>
          {role !== 'Member' && (
            <Tag tone={role === 'owner' ? 'value' : 'primary'}>
              {t(role === 'owner' ? 'rooms.owner' : 'rooms.admin')}
            </Tag>
          )}
          {mutedUntil > 0 && <Tag tone="danger">{t('rooms.readOnlyShort')}</Tag>}
        </>
      }
      meta={
        mutedUntil > 0 ? (
          <span>{t('rooms.readOnly', { time: until(mutedUntil) })}</span>
        ) : (
          nameCard !== '' && <span dir="auto">{t('rooms.alias', { name: nameCard })}</span>
        )
      }
      wrapsMeta
      action={
        own ? (
          <span className="text-sm text-ink-2">{t('rooms.you')}</span>
        ) : (
          <Link
            to={menuTo}
            className="icon-btn"
            aria-label={t('rooms.memberMenu', { name: username })}
            onClick={(event) => {
              event.preventDefault();
              onMenu();
            }}
          >
            <Icon name="ellipsis" />
          </Link>
        )
      }
    />
  );
}
