import type { ChatMessage, LastMessage } from '../../../contract/domains/messages/chat-shapes.ts';
import {
  type MessageStatus,
  messageStatuses,
  type Reaction,
  reactions,
} from '../../../contract/domains/messages/limits.ts';
import type { Message, RoomMember } from '../../../contract/domains/messages/shapes.ts';
import { systemKinds } from '../../../contract/domains/rooms/limits.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import type { Db } from '../../platform/context.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { type Hidden, isBlockedEitherWay, isThere } from '../follows/index.ts';
import { bytesByAid, picturesByAid } from '../media/index.ts';
import { type MemberCard, type MembersByIds, shownName } from '../members/index.ts';
import { type NameCard, nameCardsOf, roleNameOf } from '../rooms/index.ts';
import { type MessageRow, messageKey, messagesByIds, stored, types } from './sql/messages.ts';
import { ownReactions } from './sql/reactions.ts';

/** A message in the documents' spelling. */
export const presentMessage = ({ id, uid, text, sent_at }: MessageRow): Message => ({
  pmid: id,
  uid,
  message: text,
  dateline: unixSeconds(sent_at),
});

/** A member as their conversation names them. */
export const presentMember = (uid: number, card: MemberCard | undefined, locale: Language): RoomMember => ({
  uid,
  username: shownName(card, locale),
  avatar: card?.avatar ?? '',
  country_fid: card?.countryFid ?? 0,
  there: isThere(card) ? 1 : 0,
});

/** Who reads, and what names are made of. */
export interface Reader {
  db: Db;
  uid: number;
  locale: Language;
  members: MembersByIds;
}

/** What members are called in one room. */
interface Names {
  cards: ReadonlyMap<number, MemberCard>;
  nameCards: ReadonlyMap<number, NameCard>;
  locale: Language;
}

const nickOf = ({ cards, nameCards, locale }: Names, uid: number): string =>
  nameCards.get(uid)?.name_card || shownName(cards.get(uid), locale);

/** Messages of one room as its reader sees them: names, quotes, pictures and own reactions by a statement each. */
export async function presentMessages(
  { db, uid, locale, members }: Reader,
  rows: readonly MessageRow[],
  isGroup: boolean,
): Promise<ChatMessage[]> {
  const room = rows[0]?.room;
  if (room === undefined) return [];
  const quotes = await messagesByIds(
    db,
    rows.flatMap(({ quote_id }) => (quote_id === 0 ? [] : [{ room, id: quote_id }])),
  );
  const uids = [...new Set([...rows, ...quotes.values()].flatMap((row) => [row.uid, row.system_uid]))].filter(Boolean);
  const aids = rows.map(({ aid }) => aid).filter((aid) => aid > 0);
  const [cards, nameCards, pictures, bytes, own] = await Promise.all([
    members(db, uids),
    isGroup ? nameCardsOf(db, room, uids) : new Map<number, NameCard>(),
    picturesByAid(db, aids),
    bytesByAid(db, aids),
    ownReactions(
      db,
      room,
      uid,
      rows.filter(({ reacted }) => reacted !== null).map(({ id }) => id),
    ),
  ]);
  const names = { cards, nameCards, locale };
  return rows.map((row) => {
    const quote = quotes.get(messageKey(room, row.quote_id));
    const picture = pictures.get(row.aid);
    return {
      ...lineOf(row, names),
      avatar: cards.get(row.uid)?.avatar ?? '',
      country_fid: cards.get(row.uid)?.countryFid ?? 0,
      role: roleNameOf(nameCards.get(row.uid)?.role),
      quote: quote ? quoteOf(quote, names) : null,
      picture: picture ? { ...picture, bytes: bytes.get(row.aid) ?? 0 } : null,
      at: row.named,
      reactions: countsOf(row.reacted),
      clientID: row.uid === uid ? (row.client_id ?? '') : '',
      mine: reactions[own.get(row.id) ?? -1] ?? '',
    };
  });
}

/** A stored status by its name. */
export const statusOf = (status: number): MessageStatus => messageStatuses[status] ?? 'removed';

/** What a line of the list says of a message. */
export const lineOf = (row: MessageRow, names: Names): LastMessage => ({
  ID: row.id,
  from: row.uid,
  nick: nickOf(names, row.uid),
  text: row.text,
  time: unixSeconds(row.sent_at),
  type: row.type === types.system ? 'system' : row.type === types.image ? 'image' : 'text',
  status: statusOf(row.status),
  system:
    row.type === types.system
      ? { kind: systemKinds[row.system_kind]!, uid: row.system_uid, nick: nickOf(names, row.system_uid) }
      : null,
});

/** What a message answers, as it stands now; what waits for an admin is read by nobody in a quote. */
function quoteOf(row: MessageRow, names: Names): NonNullable<ChatMessage['quote']> {
  const { ID, from, nick, text, status } = lineOf(row, names);
  return { ID, from, nick, text: row.status === stored.held ? '' : text, status };
}

/** How often each reaction was given, by the reaction. */
export const countsOf = (reacted: readonly number[] | null): Partial<Record<Reaction, number>> =>
  Object.fromEntries(reactions.map((each, at) => [each, reacted?.[at] ?? 0]).filter(([, given]) => given !== 0));

/**
 * A message as somebody meets it who is kept apart from its quote's writer, or came after what it quotes: that something was
 * quoted, and no more.
 */
export function withoutQuoteOf<M extends Pick<ChatMessage, 'quote'>>(message: M, hidden: Hidden, after = 0): M {
  const { quote } = message;
  if (!quote || (quote.ID > after && !isBlockedEitherWay(hidden, quote.from))) return message;
  return { ...message, quote: { ...quote, from: 0, nick: '', text: '', status: 'removed' } };
}
