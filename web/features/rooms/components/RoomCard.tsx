import { directionOf } from '../../../lib/direction.ts';
import { groupPath } from '../../../lib/group-path.ts';
import { messagePath } from '../../../lib/message-path.ts';
import { useT } from '../../../texts/texts.tsx';
import type { RoomRead } from '../queries.ts';
import { roomPath } from '../room-path.ts';
import { RoomActButton } from './RoomActButton.tsx';
import { RoomFace } from './RoomFace.tsx';
import { ActRow, SettingRow } from './SettingRow.tsx';

interface RoomCardProps {
  read: Pick<RoomRead, 'group' | 'pinned'>;
  /** A part of the page stands beside it, whose heading is the page's. */
  isBeside: boolean;
}

/** A group as its members see it: who is in it, and what each of them sets for themselves. */
export function RoomCard({ read: { group, pinned }, isBeside }: RoomCardProps) {
  const t = useT();
  const Heading = isBeside ? 'h2' : 'h1';
  const { groupID, name, faceUrl, memberCount, nameCard, can, waiting, link, threadGroup, topid } = group;
  return (
    <section className="card px-0!">
      <div className="flex flex-col items-center gap-2 px-4 pt-2 pb-4 text-center">
        <RoomFace name={name} picture={faceUrl} side={56} />
        <Heading className="heading text-lg wrap-anywhere" dir={directionOf(name)}>
          {name}
        </Heading>
        <p className="text-sm text-ink-2">{t('rooms.members', { count: memberCount })}</p>
      </div>
      <ul>
        <SettingRow icon="message-circle" to={messagePath({ plid: groupID })} title={t('rooms.toChat')} />
        <SettingRow
          icon="users"
          to={roomPath(groupID, { part: 'members' })}
          title={t('rooms.membersTitle')}
          hint={t('rooms.members', { count: memberCount })}
        />
        {can.add === 1 && (
          <SettingRow icon="user-plus" to={roomPath(groupID, { part: 'add' })} title={t('rooms.addTitle')} />
        )}
        {can.manage === 1 && (
          <>
            <SettingRow
              icon="list"
              to={roomPath(groupID, { part: 'requests' })}
              title={t('rooms.requests')}
              hint={t('rooms.requestsHint', { count: waiting })}
              count={waiting}
            />
            {threadGroup === 0 && (
              <SettingRow
                icon="link"
                over
                to={roomPath(groupID, { part: 'link' })}
                title={t('rooms.link')}
                hint={t(link === '' ? 'rooms.linkOff' : 'rooms.linkOn')}
              />
            )}
          </>
        )}
        <Notifications group={group} />
        <SettingRow
          icon="user"
          over
          to={roomPath(groupID, { part: 'name' })}
          title={t('rooms.nameCard')}
          hint={nameCard === '' ? undefined : nameCard}
        />
        {pinned && <Pinned group={group} text={pinned.text} />}
        {threadGroup > 0 && <SettingRow icon="users" to={groupPath(threadGroup)} title={t('rooms.seeGroup')} />}
        {topid > 0 && <SettingRow icon="hash" to={`/topic/${topid}`} title={t('rooms.seeTopic')} />}
        <SettingRow icon="log-out" over danger to={roomPath(groupID, { part: 'quit' })} title={t('rooms.leave')} />
      </ul>
    </section>
  );
}

/** Whether messages of the group notify the reader. */
function Notifications({ group: { conversationID, muted } }: { group: RoomRead['group'] }) {
  const t = useT();
  const on = muted === 1 ? 0 : 1;
  return (
    <ActRow
      icon={muted === 1 ? 'bell-off' : 'bell'}
      title={t(muted === 1 ? 'rooms.quiet' : 'rooms.loud')}
      hint={t('rooms.quietHint')}
    >
      <RoomActButton call="messages.mute" fields={{ conversationID, on }} className="btn btn-outline">
        {t(muted === 1 ? 'rooms.turnOn' : 'rooms.turnOff')}
      </RoomActButton>
    </ActRow>
  );
}

/** The message that stands on top of the chat; admins take it down. */
function Pinned({ group: { groupID, can }, text }: { group: RoomRead['group']; text: string }) {
  const t = useT();
  return (
    <ActRow
      icon="pin"
      title={t('rooms.pinned')}
      hint={
        <span className="line-clamp-2" dir={directionOf(text)}>
          {text || t('rooms.heldPhoto')}
        </span>
      }
    >
      {can.manage === 1 && (
        <RoomActButton call="rooms.pin-message" fields={{ groupID, ID: 0 }} className="btn btn-outline">
          {t('rooms.unpin')}
        </RoomActButton>
      )}
    </ActRow>
  );
}
