import type { Message, RoomMember } from '../../../contract/domains/messages/shapes.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { isThere } from '../follows/index.ts';
import { type MemberCard, shownName } from '../members/index.ts';
import type { MessageRow } from './sql/messages.ts';

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
