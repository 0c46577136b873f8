import { LRUCache } from 'lru-cache';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { ReadDb } from '../../../platform/context.ts';
import { primaryOf } from '../../../platform/replicas/primary-of.ts';
import { translate } from '../../../platform/texts.ts';
import { badgeTitleId, showsAsCreator } from '../rules/groups.ts';
import { nameKey } from '../rules/username.ts';
import { findCards } from '../sql/members.ts';
import { findByName } from '../sql/unique-values.ts';
import { avatarsOf } from './avatars.ts';

/** A member as cards, name-plates and lists show one. */
export interface MemberCard {
  uid: number;
  username: string;
  countryFid: number;
  groupid: number;
  /** The level under an office. */
  levelGroupid: number;
  /** Text id of the badge: creator status goes before the level. */
  groupTitleId: string;
  showsAsCreator: boolean;
  isCreator: boolean;
  /** Signature, plain text. */
  sightml: string;
  /** Address of the picture, empty for none. */
  avatar: string;
  /** The frame worn around it; `url` is empty for none. */
  decoration: { goodsId: number; url: string; position: string };
  /** Operators have verified who it is. */
  certified: boolean;
  /** ISO 3166 alpha-2, or empty. */
  nationality: string;
  phonetype: string;
}

/** How a member is named to a reader: one who is gone has no name of their own. */
export const shownName = (card: Pick<MemberCard, 'username'> | undefined, locale: Language): string =>
  card?.username || translate(locale, 'members.formerMember');

export type MembersByIds = (db: ReadDb, uids: Iterable<number>) => Promise<Map<number, MemberCard>>;

/** Cards of these members, in two queries whatever their number; unknown ones are left out. */
export const membersByIds: MembersByIds = async (db, uids) => {
  const wanted = [...new Set(uids)];
  if (wanted.length === 0) return new Map();
  const rows = await findCards(db, wanted);
  const avatars = await avatarsOf(db, rows);
  return new Map(
    rows.map((row) => [
      row.uid,
      {
        uid: row.uid,
        username: row.username,
        countryFid: row.country_fid,
        groupid: row.groupid,
        levelGroupid: row.level_groupid,
        groupTitleId: badgeTitleId(row.groupid, row.is_creator),
        showsAsCreator: showsAsCreator(row.groupid, row.is_creator),
        isCreator: row.is_creator,
        sightml: row.sightml,
        avatar: avatars.get(row.uid) ?? '',
        decoration: { goodsId: row.dec_goods_id, url: row.dec_url, position: row.dec_position },
        certified: row.certified,
        nationality: row.nationality,
        phonetype: row.phonetype,
      },
    ]),
  );
};

const cachedCards = 20_000;

/** As `membersByIds`, caching cards in this process until the tag `u:<uid>` moves. For reads, not within a write. */
export function createMemberCards(tags: TagBoard): MembersByIds {
  const cache = new LRUCache<number, { card: MemberCard; position: number }>({ max: cachedCards });
  return async (db, uids) => {
    const found = new Map<number, MemberCard>();
    const missing: number[] = [];
    for (const uid of new Set(uids)) {
      const known = cache.get(uid);
      if (known && !tags.movedSince([`u:${uid}`], known.position)) found.set(uid, known.card);
      else missing.push(uid);
    }
    if (missing.length === 0) return found;
    const position = tags.position();
    for (const [uid, card] of await membersByIds(primaryOf(db), missing)) {
      cache.set(uid, { card, position });
      found.set(uid, card);
    }
    return found;
  };
}

/** The uid behind a username, in upper or lower case. */
export async function memberByUsername(db: ReadDb, username: string): Promise<number | undefined> {
  if (!username.isWellFormed() || username.includes('\0')) return undefined;
  // A former member's name leads to nobody.
  return (await findByName(db, nameKey(username))) || undefined;
}
