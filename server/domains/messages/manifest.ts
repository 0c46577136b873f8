import type { messagesCalls } from '../../../contract/domains/messages/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import type { ChannelKinds } from '../../platform/realtime/channel.ts';
import type { SignalSource } from '../../platform/realtime/live.ts';
import { createWordLists } from '../moderation/index.ts';
import { deleteConversation } from './actions/delete-conversation.ts';
import { markRead } from './actions/mark-read.ts';
import { send } from './actions/send.ts';
import type { MessagesDeps } from './deps.ts';
import { roomChannel } from './live/room-channel.ts';
import { messagesPersonalData, messagesTables } from './personal-data.ts';
import { list } from './reads/list.ts';
import { open } from './reads/open.ts';
import { unread, unreadOf } from './reads/unread.ts';
import { view } from './reads/view.ts';
import { messagesReferences } from './references.ts';

interface MessagesParts extends DomainParts<keyof typeof messagesCalls> {
  signals: { 'messages.unread': SignalSource };
  channels: Pick<ChannelKinds, 'room'>;
}

/** What the domain binds. */
export const createMessages = ({ people, tags }: MessagesDeps): MessagesParts => ({
  domain: 'messages',
  tables: messagesTables,
  references: messagesReferences,
  personalData: messagesPersonalData,
  signals: { 'messages.unread': (db, uid) => unreadOf(people, db, uid) },
  channels: { room: roomChannel(people) },
  handlers: {
    'messages.list': list(people),
    'messages.view': view(people),
    'messages.open': open(people),
    'messages.unread': unread(people),
    'messages.send': send(people, createWordLists(tags)),
    'messages.mark-read': markRead(people),
    'messages.delete': deleteConversation,
  },
});
