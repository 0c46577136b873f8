import type { Db } from '../../../platform/context.ts';
import { type MemberCard, type MembersByIds, readingOf } from '../../members/index.ts';
import { groupInForce, type Sanction, sanctionsOf } from '../../moderation/index.ts';

/** A member to be notified while away from the site, with the group in force; undefined for an unknown one. */
export async function recipientOf(members: MembersByIds, db: Db, uid: number, now: Date) {
  const card = (await members(db, [uid])).get(uid);
  return card && asRecipient(card, (await sanctionsOf(db, [uid], now)).get(uid));
}

/** A member by their card and the sanction in force. */
export function asRecipient(card: MemberCard, sanction: Sanction | undefined) {
  const { uid, countryFid } = card;
  const groupid = groupInForce(card.groupid, sanction);
  return {
    viewer: { uid, groupid, ...readingOf({ groupid, level_groupid: card.levelGroupid, country_fid: countryFid }) },
    countryFid,
  };
}
