import type { ChatMessage } from '../../../../contract/domains/messages/chat-shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { useOnline } from '../../../lib/online.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useT } from '../../../texts/texts.tsx';
import { namedIn } from '../message-words.ts';
import { isRequest } from '../person.ts';
import type { MessagesRead } from '../queries.ts';
import type { Room } from '../room.ts';
import { leftOf, type OpenConversation } from '../use-conversation.ts';
import type { LogPlace } from '../use-log-place.ts';
import { usePhotosOut } from '../use-photos-out.ts';
import { useSayTyping } from '../use-say-typing.ts';
import { useSending } from '../use-sending.ts';
import { useUnsentActs } from '../use-unsent-acts.ts';
import { useWriting } from '../use-writing.ts';
import { AskToDelete } from './AskToDelete.tsx';
import { MessageField } from './MessageField.tsx';
import { MessageLog } from './MessageLog.tsx';
import { MessageObstacle } from './MessageObstacle.tsx';
import { PinnedBar } from './PinnedBar.tsx';
import { RequestFoot } from './RequestFoot.tsx';
import { RoomHead } from './RoomHead.tsx';
import { endsOf, GoingPhotoMessage, UnsentMessage } from './UnsentMessage.tsx';

const MessageSheet = drawn(part({ for: 'pressed', load: () => import('./MessageSheet.tsx') }), (m) => m.MessageSheet);

/** What stands over the conversation: what can be done with a message, or its report. */
export type Sheet = { name: 'message' | 'report' | 'report-and-block'; message: ChatMessage } | null;

interface OpenRoomProps {
  read: MessagesRead;
  open: OpenConversation;
  place: LogPlace;
  room: Room;
  sheet: Sheet;
  setSheet: (sheet: Sheet) => void;
}

/** What goes out of a conversation: words, photos, that one writes. */
function useGoingOut({ read, open, place, room }: OpenRoomProps) {
  const { page, face, own } = room;
  const { state, change } = open;
  const { conversationID } = page;
  const sending = useSending(conversationID, state, change);
  const photos = usePhotosOut(sending.send);
  const people = new Map(state.list.filter(({ from }) => from !== own).map(({ from, nick }) => [from, nick]));
  const writing = useWriting({
    conversationID,
    enterBreaks: read.settings?.enterBreaks === 1,
    onSend: (text, quote) => {
      sending.send({ text, ...(quote && { quote }), at: face.isGroup ? namedIn(text, people) : [] });
      place.toEnd();
    },
  });
  const going = sending.unsent.filter(({ state: fate }) => fate !== 'failed').length;
  return {
    ...{ sending, photos, writing, left: leftOf(page, state.list, going, own) },
    onTyping: useSayTyping(page, state.groupID),
    acts: useUnsentActs(sending, writing.bringBack),
    /** Who writes here is offered first where somebody is named. */
    near: face.isGroup
      ? [...people].map(([uid, username]) => ({ uid, username, avatar: '', country_fid: 0, isFollowing: 0 as const }))
      : [],
  };
}

/** Head, log and foot of a conversation, and what goes out of it. */
export function OpenRoom(props: OpenRoomProps) {
  const { read, open, place, room, sheet, setSheet } = props;
  const t = useT();
  const { page, face, own } = room;
  const { state, change, earlier } = open;
  const { sending, photos, writing, left, onTyping, acts, near } = useGoingOut(props);
  const first = state.list.find(({ from }) => from !== own);
  const hint = useHint(room, left);
  const ends = endsOf(sending.unsent);
  const foot = footOf({ room, left, asksToDelete: read.place.asksToDelete && state.groupID > 0 });
  return (
    <>
      <RoomHead page={page} face={face} state={state} />
      <OfflineStrip />
      <PinnedBar />
      <MessageLog place={place} isPast={read.place.before > 0} left={left} onEarlier={earlier}>
        {photos.photos.map((photo) => (
          <GoingPhotoMessage
            key={photo.key}
            photo={photo}
            onRetry={() => photos.retry(photo)}
            onStop={() => photos.drop(photo)}
          />
        ))}
        {sending.unsent.map((message, at) => (
          <UnsentMessage key={message.key} message={message} acts={acts} ends={ends[at]!} />
        ))}
      </MessageLog>
      {foot === 'delete' && <AskToDelete conversationID={page.conversationID} name={face.name} />}
      {foot === 'request' && (
        <RequestFoot onReport={() => first && setSheet({ name: 'report-and-block', message: first })} />
      )}
      {foot === 'obstacle' && (
        <MessageObstacle refusal={page.can.send === 0 ? page.can.sendRefusal : 'messages.wait_for_answer'} />
      )}
      {foot === 'field' && (
        <MessageField
          {...{ page, writing, hint, near, onTyping }}
          name={face.name}
          clientID={read.clientID}
          takesPhotos={left < 0}
          onPhoto={(photo, text) => {
            photos.add(photo, text);
            place.toEnd();
          }}
        />
      )}
      {sheet?.name === 'message' && (
        <MessageSheet
          message={sheet.message}
          change={change}
          onClose={() => setSheet(null)}
          onFailed={() => setSheet(null)}
          onReport={(message) => setSheet({ name: 'report', message })}
          onAnswer={({ ID, nick, from, text }) =>
            writing.answer({ ID, nick: from === own ? t('messages.you') : nick, text })
          }
        />
      )}
    </>
  );
}

type Foot = 'delete' | 'request' | 'obstacle' | 'field';

/** What stands below the log. */
function footOf({ room: { page }, left, asksToDelete }: { room: Room; left: number; asksToDelete: boolean }): Foot {
  if (asksToDelete) return 'delete';
  if (isRequest(page)) return 'request';
  return page.can.send === 0 || left === 0 ? 'obstacle' : 'field';
}

/** Above the field: how many messages are left before an answer, or that an admin reads them first. */
function useHint({ page, face, own, state }: Room, left: number): string | undefined {
  const t = useT();
  const hasWritten = state.list.some(({ from }) => from === own);
  if (left > 0 && hasWritten) return t('messages.limitLeft', { count: left, name: face.name });
  const { groupProfile, can } = page;
  return groupProfile?.review === 'all' && can.manage === 0 ? t('messages.reviewNote') : undefined;
}

/** Without a network: what is written waits on the device. */
function OfflineStrip() {
  const t = useT();
  if (useOnline()) return null;
  return (
    <div className="offline-note" role="status">
      <Icon name="wifi-off" />
      <span>{t('messages.offline')}</span>
    </div>
  );
}
