import type { SharedCtx } from '../../platform/reading/parted.ts';
import { isThere } from '../follows/index.ts';
import type { MemberCard, MembersByIds } from '../members/index.ts';
import { groupInForce, mayEnter, maySpeak, sanctionsOf } from '../moderation/index.ts';

/**
 * Cards of those among some members who stand in lists: neither gone, nor without access, nor hidden from who reads.
 * `speaking` leaves out those as well who may not speak, as nobody is led to them.
 */
export async function membersShown(
  ctx: Pick<SharedCtx, 'db' | 'now' | 'reads' | 'whyHidden'>,
  members: MembersByIds,
  uids: readonly number[],
  { speaking = false }: { speaking?: boolean } = {},
): Promise<Map<number, MemberCard>> {
  const [cards, sanctions] = await Promise.all([members(ctx.db, uids), sanctionsOf(ctx.db, uids, ctx.now)]);
  for (const uid of uids) ctx.reads(`u:${uid}`);
  const allowed = speaking ? maySpeak : mayEnter;
  const isShown = (card: MemberCard) =>
    isThere(card) &&
    allowed({ groupid: groupInForce(card.groupid, sanctions.get(card.uid)) }) &&
    ctx.whyHidden(card.uid) === undefined;
  return new Map([...cards].filter(([, card]) => isShown(card)));
}
