import type { NewsOf } from '../../../../contract/channels.ts';
import type { ChatConversation, ChatMessage, ChatMessages } from '../../../../contract/domains/messages/chat-shapes.ts';

/** Whom the messages of tests are with. */
export const other = 12;

export const message = (ID: number, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ ID, from: other, nick: 'Bola', avatar: '', country_fid: 188, role: '' as const },
  ...{ type: 'text' as const, text: `No. ${ID}`, time: 1_700_000_000 + ID },
  ...{
    status: 'sent' as const,
    quote: null,
    picture: null,
    at: [],
    system: null,
    reactions: {},
    clientID: '',
    mine: '',
  },
  ...fields,
});

const numbered = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => message(from + at));

const can = { send: 1, sendRefusal: '', left: -1, accept: 0, manage: 0, quit: 0, delete: 1 } as const;
const userProfile = { userID: other, nick: 'Bola', avatar: '', country_fid: 188, there: 1 } as const;

/** A conversation of two, with the messages of these numbers. */
export const chatPage = (from: number, to: number, fields: Partial<ChatMessages> = {}): ChatMessages => ({
  ...{ conversationID: `C2C${other}`, groupID: 7, type: 'C2C' as const, userProfile, groupProfile: null },
  ...{ messageList: numbered(from, to), nextReqMessageID: from > 1 ? from : 0, isCompleted: from <= 1 },
  ...{ readID: to, othersRead: 0, lastID: Math.max(0, to), unreadCount: 0, pinned: null, muted: 0 as const },
  ...{ isPinned: 0 as const, request: 0 as const, declined: 0 as const },
  ...{ mutedUntil: 0, blocked: 0 as const, can },
  ...fields,
});

/** What a room's channel says. */
export const news = (fields: Partial<NewsOf<'room'>>): NewsOf<'room'> => ({
  ...{ list: [], changed: [], read: [], reacted: [], typing: [], lastID: 0, behind: 0 as const },
  ...fields,
});

/** A row of the list. */
export const chatRow = (fields: Partial<ChatConversation> = {}): ChatConversation => ({
  ...{ conversationID: `C2C${other}`, groupID: 7, type: 'C2C' as const, toAccount: other, nick: 'Bola', avatar: '' },
  ...{ unreadCount: 0, lastMessage: lastOf(9), userProfile, groupProfile: null, muted: 0 as const, pinned: 0 as const },
  ...{ mentioned: 0 as const, request: 0 as const, can },
  ...fields,
});

export const lastOf = (ID: number, fields: Partial<ChatConversation['lastMessage'] & object> = {}) => ({
  ...{ ID, from: other, nick: 'Bola', text: `No. ${ID}`, time: 1_700_000_000 + ID, type: 'text' as const },
  ...{ status: 'sent' as const, system: null },
  ...fields,
});
