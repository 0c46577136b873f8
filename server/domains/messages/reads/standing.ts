import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { WhyHidden } from '../../follows/index.ts';
import { isThere, type People } from '../../follows/index.ts';
import { type MemberCard, standingsOf } from '../../members/index.ts';
import { barredAmong, moderatesIn } from '../../moderation/index.ts';
import { countBegun, type PairPlace, placeIn, placeWith } from '../../rooms/index.ts';
import { isStranger, mayBegin, mayWrite, messagesLeft, refusalBetween } from '../policy.ts';

/** How two members stand to each other. */
export interface Standing {
  uid: number;
  card: MemberCard | undefined;
  hidden: WhyHidden | undefined;
  place: PairPlace | undefined;
}

/** The conversation that a caller names, by its number or by the member it is with. */
export async function standingTo(
  ctx: MemberCtx,
  { members, hiddenFor }: Pick<People, 'members' | 'hiddenFor'>,
  { plid, uid }: { plid: number; uid: number },
): Promise<Standing> {
  const { db, actor } = ctx;
  const named = plid === 0 ? undefined : ((await placeIn(db, actor.uid, plid)) ?? refuse('messages.not_exist'));
  const other = named?.peer_uid ?? uid;
  if (other === actor.uid) refuse('messages.yourself');
  const [place, cards, hidden] = await Promise.all([
    named ?? placeWith(db, actor.uid, other),
    members(db, [other]),
    hiddenFor(db, actor.uid),
  ]);
  return { uid: other, card: cards.get(other), hidden: hidden.get(other), place };
}

/** The same where no block is between the two, or have something between them that a block leaves to both. */
export async function standingBetween(
  ctx: MemberCtx,
  people: Pick<People, 'members' | 'hiddenFor'>,
  which: { plid: number; uid: number },
): Promise<Standing> {
  const standing = await standingTo(ctx, people, which);
  if (standing.place) return standing;
  const apart = refusalBetween(standing.hidden);
  if (apart) refuse(apart);
  if (!isThere(standing.card)) refuse('messages.cannot_start');
  return standing;
}

/** Whether the caller may write there, and how much before the other one answers. */
export interface MayWrite {
  refusal: RefusalName | undefined;
  left: number;
  /** The other one neither follows the caller nor has answered. */
  isStranger: boolean;
}

/** Why the caller may write nothing there, or how much. */
export async function mayWriteTo(
  ctx: MemberCtx,
  { followedBy }: Pick<People, 'followedBy'>,
  { uid, card, hidden, place }: Standing,
): Promise<MayWrite> {
  const { db, actor, now } = ctx;
  const [barred, follows] = await Promise.all([barredAmong(db, [uid], now), followedBy(db, uid)]);
  const receives = isThere(card) && !barred.has(uid);
  const moderated = card !== undefined && moderatesIn(actor.office, card.countryFid);
  const recipient = { uid, receives, hidden, follows: follows.has(actor.uid), moderated };
  const between = { answered: place?.answered ?? false, messages: place?.last_id ?? 0 };
  const refusal = mayWrite(actor, recipient, between) ?? (place || moderated ? undefined : await refusalToBegin(ctx));
  return { refusal, left: messagesLeft(recipient, between), isStranger: isStranger(recipient, between) };
}

/** Why the caller may write nothing there; undefined where they may. */
export const refusalToWrite = async (
  ctx: MemberCtx,
  people: Pick<People, 'followedBy'>,
  standing: Standing,
): Promise<RefusalName | undefined> => (await mayWriteTo(ctx, people, standing)).refusal;

const day = 86_400_000;

async function refusalToBegin({ db, actor, now }: MemberCtx): Promise<RefusalName | undefined> {
  const since = new Date(now.getTime() - day);
  const begun = await countBegun(db, actor.uid, since, messageLimits.begunADay);
  if (begun < messageLimits.begunByNewcomer) return undefined;
  const joinedAt = (await standingsOf(db, [actor.uid])).get(actor.uid)?.joinedAt ?? now;
  return mayBegin({ joinedAt }, begun, now);
}
