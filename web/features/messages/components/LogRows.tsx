import type { ChatMessage } from '../../../../contract/domains/messages/chat-shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { Tag } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import { isRead, readBy } from '../conversation-state.ts';
import { answerHeldAction } from '../form-actions.ts';
import type { LogRow } from '../log-rows.ts';
import { infoOf } from '../person.ts';
import { useRoom } from '../room.ts';
import { useAnswerHeld } from '../use-answer-held.ts';
import { Bubble } from './Bubble.tsx';

/** A row of the log: the line of a day or of what is unread, what happened, or messages of one member. */
export function Row({ row, isLast }: { row: LogRow; isLast: boolean }) {
  const t = useT();
  const { times } = useRoom();
  if (row.kind === 'day')
    return (
      <li className="chat-day">
        <span suppressHydrationWarning>{times.day(row.at)}</span>
      </li>
    );
  if (row.kind === 'new')
    return (
      <li className="chat-unread-line" data-unread="">
        <span>{t('messages.newMessages', { count: row.count })}</span>
      </li>
    );
  if (row.kind === 'system') return <SystemLine message={row.message} />;
  return <Group list={row.list} isLast={isLast} />;
}

type SystemKind = NonNullable<ChatMessage['system']>['kind'];
const systemIcons: Record<SystemKind, IconName> = {
  owner: 'shield',
  'announce-on': 'megaphone',
  'announce-off': 'message-circle',
  pinned: 'pin',
  renamed: 'pencil',
};

/** What nobody wrote: what happened in a group. */
function SystemLine({ message: { ID, system } }: { message: ChatMessage }) {
  const t = useT();
  if (!system) return null;
  return (
    <li className="chat-system" data-id={ID}>
      <Icon name={systemIcons[system.kind]} size="s" />
      <span>{t(`messages.system.${system.kind}`, { name: system.nick })}</span>
    </li>
  );
}

/** Messages one after the other by the same member, with the time of the last. */
function Group({ list, isLast }: { list: readonly ChatMessage[]; isLast: boolean }) {
  const { own, face, times } = useRoom();
  const last = list.at(-1)!;
  const isOwn = last.from === own;
  const country = countryOfFid(last.country_fid)?.code ?? 'global';
  return (
    <li className={isOwn ? 'chat-group chat-own' : 'chat-group'}>
      {!isOwn && <Avatar name={last.nick} country={country} info={infoOf(last)} size="sm" decorative />}
      <div className="chat-bubbles">
        {!isOwn && (
          <span className={face.isGroup ? 'chat-name' : 'sr-only'}>
            <b className="truncate" dir="auto">
              {last.nick}
            </b>
            <RoleTag role={last.role} />
          </span>
        )}
        {list.map((message) => (
          <Bubble key={message.ID} message={message} />
        ))}
        <span className="chat-time">
          <span suppressHydrationWarning>{times.clock(last.time)}</span>
          {isOwn && <OwnState message={last} isLast={isLast} />}
        </span>
        {last.status === 'held' && !isOwn && <HeldChoice message={last} />}
      </div>
    </li>
  );
}

/** Beside the name of who leads the group. */
function RoleTag({ role }: Pick<ChatMessage, 'role'>) {
  const t = useT();
  if (role !== 'owner' && role !== 'Admin') return null;
  return <Tag tone={role === 'owner' ? 'value' : 'primary'}>{t(`messages.role.${role}`)}</Tag>;
}

/** Under the last own message: whether it has arrived, was read, or waits for an admin. */
function OwnState({ message, isLast }: { message: ChatMessage; isLast: boolean }) {
  const t = useT();
  const { state, face, page } = useRoom();
  if (message.status === 'held')
    return (
      <>
        <Icon name="clock" size="s" />
        <span>{t('messages.underReview')}</span>
      </>
    );
  if (!isLast || message.status !== 'sent') return null;
  const readers = readBy(state, message.ID);
  const read = face.isGroup ? readers > 0 : isRead(state, message.ID);
  const seen = face.isGroup ? t('messages.readBy', { count: readers }) : t('messages.seen');
  // Of a request nothing is shown but that it has gone out.
  return (
    <>
      <Icon name={read && page.request === 0 ? 'check-check' : 'check'} size="s" />
      <span>{read && page.request === 0 ? seen : t('messages.sent')}</span>
    </>
  );
}

/** For the group's admins: whether a message that waits is shown to all. */
function HeldChoice({ message: { ID } }: { message: ChatMessage }) {
  const t = useT();
  const { page } = useRoom();
  const { busy, answer } = useAnswerHeld(page.groupID, ID);
  if (page.can.manage === 0) return null;
  return (
    <span className="chat-acts">
      {[true, false].map((accept) => (
        <FormButton
          key={String(accept)}
          action={answerHeldAction(page.groupID, ID, accept)}
          className="btn btn-text btn-small"
          disabled={busy}
          onClick={() => answer(accept)}
        >
          {t(accept ? 'messages.showMessage' : 'messages.removeMessage')}
        </FormButton>
      ))}
    </span>
  );
}
