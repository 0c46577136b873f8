import type { Db } from '../../../platform/context.ts';
import { type MembersByIds, readaccessOf } from '../../members/index.ts';
import { groupInForce, sanctionsOf } from '../../moderation/index.ts';

/** A member to be notified while away from the site, with the group in force; undefined for an unknown one. */
export async function recipientOf(members: MembersByIds, db: Db, uid: number, now: Date) {
  const card = (await members(db, [uid])).get(uid);
  if (!card) return undefined;
  const { countryFid } = card;
  const groupid = groupInForce(card.groupid, (await sanctionsOf(db, [uid], now)).get(uid));
  return { viewer: { uid, groupid, readaccess: readaccessOf(groupid), countryFid }, countryFid };
}
