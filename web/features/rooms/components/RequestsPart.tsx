import type { ReactNode } from 'react';
import type { ChatMessage } from '../../../../contract/domains/messages/chat-shapes.ts';
import type { RoomProfile, RoomRequest } from '../../../../contract/domains/rooms/shapes.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { personListed } from '../../../design/person.ts';
import { UserChip } from '../../../design/UserChip.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { Link } from '../../../router/links.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { RequestsRead } from '../queries.ts';
import { roomPath } from '../room-path.ts';
import { RoomActButton } from './RoomActButton.tsx';

interface RequestsPartProps {
  group: RoomProfile;
  requests: RequestsRead;
  /** Messages that wait beside them. */
  held: number;
}

/** Who waits to be taken into a group, each with their words; whoever is answered is gone (R-CHT-009). */
export function RequestsPart({ group, requests: { list, next, waiting }, held }: RequestsPartProps) {
  const t = useT();
  return (
    <WaitingParts group={group} people={waiting} held={held} isPeople>
      {list.length === 0 ? (
        <EmptyState title={t('rooms.noRequests')} text={t('rooms.noRequestsText')} />
      ) : (
        <>
          <ul>
            {list.map((request) => (
              <li key={request.uid} className="flex flex-col gap-2 border-b border-line py-3 last:border-b-0">
                <UserChip person={personListed(request)} meta={<Time at={request.dateline} />} />
                <p className="text-md wrap-anywhere" dir={directionOf(request.applyMessage)}>
                  {request.applyMessage}
                </p>
                <div className="grid grid-cols-2 gap-2">
                  <Answer group={group} request={request} accept={0} />
                  <Answer group={group} request={request} accept={1} />
                </div>
              </li>
            ))}
          </ul>
          {next !== '' && (
            <div className="flex justify-center p-4">
              <Link to={roomPath(group.groupID, { part: 'requests', after: next })} className="btn btn-outline">
                {t('rooms.moreRequests')}
              </Link>
            </div>
          )}
          <p className="hint mt-2 text-center text-pretty">{t('rooms.answeredOnce')}</p>
        </>
      )}
    </WaitingParts>
  );
}

function Answer({ group, request, accept }: { group: RoomProfile; request: RoomRequest; accept: 0 | 1 }) {
  const t = useT();
  return (
    <RoomActButton
      call="rooms.answer"
      fields={{ groupID: group.groupID, uid: request.uid, accept }}
      className={accept === 1 ? 'btn btn-quiet' : 'btn btn-outline'}
      says={t(accept === 1 ? 'rooms.did.accepted' : 'rooms.did.declined', { name: request.username })}
    >
      {t(accept === 1 ? 'rooms.accept' : 'rooms.decline')}
      <span className="sr-only"> {request.username}</span>
    </RoomActButton>
  );
}

/** Messages of members that wait for an admin: shown to all, or removed. */
export function HeldPart({ group, held }: { group: RoomProfile; held: readonly ChatMessage[] }) {
  const t = useT();
  return (
    <WaitingParts group={group} people={group.waiting} held={held.length} isPeople={false}>
      {held.length === 0 ? (
        <EmptyState title={t('rooms.noHeld')} text={t('rooms.noHeldText')} />
      ) : (
        <ul>
          {held.map((message) => (
            <HeldMessage key={message.ID} groupID={group.groupID} message={message} />
          ))}
        </ul>
      )}
    </WaitingParts>
  );
}

function HeldMessage({ groupID, message }: { groupID: number; message: ChatMessage }) {
  const t = useT();
  const { ID, nick, avatar, text, time, picture } = message;
  return (
    <li className="flex gap-3 border-b border-line py-3 last:border-b-0">
      <Avatar name={nick} info={plainPortrait(avatar)} decorative />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="flex items-baseline gap-2">
          <b className="min-w-0 flex-1 truncate" dir="auto">
            {nick}
          </b>
          <Time at={time} short className="flex-none text-xs text-ink-3" />
        </p>
        <p className="text-md wrap-anywhere" dir={directionOf(text)}>
          {text || (picture && t('rooms.heldPhoto'))}
        </p>
        <div className="grid grid-cols-2 gap-2">
          {([0, 1] as const).map((accept) => (
            <RoomActButton
              key={accept}
              call="messages.answer-held"
              fields={{ groupID, ID, accept }}
              className={accept === 1 ? 'btn btn-quiet' : 'btn btn-outline'}
              says={t(accept === 1 ? 'rooms.did.shown' : 'rooms.did.dropped')}
            >
              {t(accept === 1 ? 'rooms.showMessage' : 'rooms.dropMessage')}
              <span className="sr-only"> {nick}</span>
            </RoomActButton>
          ))}
        </div>
      </div>
    </li>
  );
}

interface WaitingPartsProps {
  group: RoomProfile;
  people: number;
  held: number;
  /** The people are open, not the messages. */
  isPeople: boolean;
  children: ReactNode;
}

/** People and messages that wait, as two tabs. */
function WaitingParts({ group: { groupID }, people, held, isPeople, children }: WaitingPartsProps) {
  const t = useT();
  const tabs = [
    { part: 'requests', name: t('rooms.requestsPeople'), count: people, isOpen: isPeople },
    { part: 'held', name: t('rooms.requestsMessages'), count: held, isOpen: !isPeople },
  ];
  return (
    <section className="card">
      <h1 className="sr-only">{t('rooms.requests')}</h1>
      <nav className="tabs mb-2 border-b border-line" aria-label={t('rooms.requests')}>
        {tabs.map(({ part, name, count, isOpen }) => (
          <Link
            key={part}
            to={roomPath(groupID, { part })}
            replace
            preventScrollReset
            className="tab"
            aria-current={isOpen ? 'page' : undefined}
          >
            {count > 0 ? `${name} ${count}` : name}
          </Link>
        ))}
      </nav>
      {children}
    </section>
  );
}
