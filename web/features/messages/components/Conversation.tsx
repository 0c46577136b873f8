import { useState } from 'react';
import type { ChatMessages } from '../../../../contract/domains/messages/chat-shapes.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useSession } from '../../../session/root-data.ts';
import { faceOf, isRequest } from '../person.ts';
import type { MessagesRead } from '../queries.ts';
import { type Room, RoomContext } from '../room.ts';
import { useChatTimes } from '../use-chat-times.ts';
import { useConversation } from '../use-conversation.ts';
import { useLogPlace } from '../use-log-place.ts';
import { useMarkedRead } from '../use-marked-read.ts';
import { useRoomActs } from '../use-room-acts.ts';
import { useSharedThreads } from '../use-shared-threads.ts';
import { FindInRoom } from './FoundMessages.tsx';
import { OpenRoom, type Sheet } from './OpenRoom.tsx';

const ReportSheet = drawn(part({ for: 'pressed', load: () => import('./ReportSheet.tsx') }), (m) => m.ReportSheet);

/** An open conversation: who it is with, what was written, and the field. */
export function Conversation({ read, page }: { read: MessagesRead; page: ChatMessages }) {
  const { place, now } = read;
  const own = useSession()?.uid ?? 0;
  const isClosed = isRequest(page);
  const isPast = place.before > 0;
  const open = useConversation(page, !isPast);
  const logPlace = useLogPlace();
  const [sheet, setSheet] = useState<Sheet>(null);
  const [reported, setReported] = useState<ReadonlySet<number>>(new Set());
  const acts = useRoomActs(page, open.change, logPlace);
  useMarkedRead(page, open.state, logPlace.isAtEnd && !isPast);
  const last = open.state.list.at(-1)?.time ?? 0;
  const room: Room = {
    ...{ page, own, reported, state: open.state, face: faceOf(page), ...acts },
    times: useChatTimes(Math.max(now, last)),
    isClosed,
    threads: useSharedThreads(open.state.list, isClosed),
    openMessage: (message) => setSheet({ name: 'message', message }),
  };
  return (
    <RoomContext value={room}>
      {place.finds || place.q !== '' ? (
        <FindInRoom read={read} />
      ) : (
        <OpenRoom read={read} open={open} place={logPlace} sheet={sheet} setSheet={setSheet} room={room} />
      )}
      {(sheet?.name === 'report' || sheet?.name === 'report-and-block') && (
        <ReportSheet
          message={sheet.message}
          blocks={sheet.name === 'report-and-block'}
          onClose={() => setSheet(null)}
          onFailed={() => setSheet(null)}
          onReported={(IDs) => setReported(new Set([...reported, ...IDs]))}
        />
      )}
    </RoomContext>
  );
}
