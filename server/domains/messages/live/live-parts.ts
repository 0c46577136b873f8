import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { ChannelKinds } from '../../../platform/realtime/channel.ts';
import type { SignalSource } from '../../../platform/realtime/live.ts';
import type { RecordTakers } from '../../../platform/realtime/records.ts';
import type { People } from '../../follows/index.ts';
import { createHidesReads } from './hidden-reads.ts';
import { roomChannel } from './room-channel.ts';
import { roomsChannel } from './rooms-channel.ts';
import { createRoomRecords } from './take-records.ts';

/** What of the domain goes over the members' sockets. */
interface LiveParts {
  signals: { 'messages.unread': SignalSource };
  channels: Pick<ChannelKinds, 'room' | 'rooms'>;
  records: RecordTakers;
}

/** What the manifest hands up of live conversations. */
export function liveParts({ people, tags }: { people: People; tags: TagBoard }): LiveParts {
  const { hiddenFor, members } = people;
  const hidesReads = createHidesReads(tags);
  const records = createRoomRecords(people);
  return {
    signals: { 'messages.unread': records.unread },
    channels: {
      room: roomChannel({ hiddenFor, members, hidesReads }),
      rooms: roomsChannel({ hiddenFor, hidesReads }),
    },
    records: { room: records.taker },
  };
}
