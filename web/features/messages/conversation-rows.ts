import type { NewsOf } from '../../../contract/channels.ts';
import type { ChatConversation } from '../../../contract/domains/messages/chat-shapes.ts';

type News = NewsOf<'rooms'>;

/** A row with its newest message; what the reader wrote, or what comes into the open conversation, is not unread. */
function withLast(row: ChatConversation, last: News['rows'][number], own: number, current: string): ChatConversation {
  if ((row.lastMessage?.ID ?? 0) >= last.ID) return row;
  const { ID, from, nick, text, type, time, mentioned } = last;
  const isUnread = from !== own && row.conversationID !== current && type !== 'system';
  return {
    ...row,
    lastMessage: { ID, from, nick, text, type, time, status: 'sent', system: null },
    unreadCount: row.unreadCount + (isUnread ? 1 : 0),
    mentioned: isUnread && mentioned === 1 ? 1 : row.mentioned,
  };
}

const timeOf = ({ lastMessage }: ChatConversation): number => lastMessage?.time ?? 0;

/** Those on top first, then by the newest message; equal ones stay as they stand. */
const inOrder = (rows: readonly ChatConversation[]): ChatConversation[] =>
  [...rows].sort((one, other) => other.pinned - one.pinned || timeOf(other) - timeOf(one));

/** The rows with what the channel says; undefined where one of them isn't on this page, so that it is to be asked for. */
export function withNewest(
  rows: readonly ChatConversation[],
  news: Pick<News, 'rows'>,
  { own, current }: { own: number; current: string },
): ChatConversation[] | undefined {
  const last = new Map(news.rows.map((row) => [row.conversationID, row]));
  const shown = new Set(rows.map(({ conversationID }) => conversationID));
  if ([...last.keys()].some((conversationID) => !shown.has(conversationID))) return undefined;
  return inOrder(
    rows.map((row) => {
      const newest = last.get(row.conversationID);
      return newest ? withLast(row, newest, own, current) : row;
    }),
  );
}

/** What of the list is shown. */
export type RowFilter = 'all' | 'unread' | 'people' | 'groups';
export const rowFilters = ['all', 'unread', 'people', 'groups'] as const satisfies readonly RowFilter[];

export const isShownBy = (filter: RowFilter, { type, unreadCount }: ChatConversation): boolean => {
  if (filter === 'unread') return unreadCount > 0;
  return filter === 'all' || type === (filter === 'people' ? 'C2C' : 'GROUP');
};
