import { messageLimits } from '../../../contract/domains/messages/limits.ts';
import type { RefusalName } from '../../../contract/refusals.ts';
import type { WhyHidden } from '../follows/index.ts';
import { type Silence, silenceOf } from '../moderation/index.ts';

/** What is looked at of who writes. */
export interface Sender {
  uid: number;
  groupid: number;
  verified: boolean;
  needsConsent: boolean;
}

/** What is looked at of who is written to. */
export interface Recipient {
  uid: number;
  /** Their account is neither deleted nor without access. */
  receives: boolean;
  /** A block stands between the two, and whose it is. */
  hidden: WhyHidden | undefined;
  /** They follow the sender. */
  follows: boolean;
  /** The sender's office reaches their country. */
  moderated: boolean;
}

/** What was written between the two. */
export interface Between {
  /** The recipient has written. */
  answered: boolean;
  messages: number;
}

const silences: Record<Silence, RefusalName> = {
  no_access: 'wire.no_access',
  muted: 'messages.may_not_speak',
  unverified: 'messages.unverified',
  needs_consent: 'messages.needs_consent',
};

/** Whether a block is between two members: what they wrote before stays, and who was blocked doesn't learn by whom. */
export function refusalBetween(hidden: WhyHidden | undefined): RefusalName | undefined {
  if (hidden === 'blocked') return 'messages.you_blocked';
  return hidden === 'blocked_by' ? 'messages.cannot_start' : undefined;
}

/** Whether the recipient neither follows the sender nor has answered: the first messages wait under requests. */
export const isStranger = (recipient: Recipient, between: Between): boolean =>
  !between.answered && !recipient.follows && !recipient.moderated;

/** Whether a member may write to another. */
export function mayWrite(sender: Sender, recipient: Recipient, between: Between): RefusalName | undefined {
  if (sender.uid === recipient.uid) return 'messages.yourself';
  const silence = silenceOf(sender);
  if (silence) return silences[silence];
  const apart = refusalBetween(recipient.hidden);
  if (apart) return apart;
  if (!recipient.receives) return 'messages.cannot_start';
  return messagesLeft(recipient, between) === 0 ? 'messages.wait_for_answer' : undefined;
}

/** Messages that may be written before the recipient answers; -1 where nothing bounds them. */
export function messagesLeft(recipient: Recipient, between: Between): number {
  return isStranger(recipient, between) ? Math.max(0, messageLimits.unanswered - between.messages) : -1;
}

/** A member's place in a group, as far as writing there goes. */
export interface InGroup {
  /** 0 a member, 1 an admin, 2 the owner. */
  role: number;
  announce: boolean;
  silent_until: Date | null;
}

/** Whether a member writes in a group that they are in. */
export function mayWriteIn(sender: Sender, place: InGroup, now: Date): RefusalName | undefined {
  const silence = silenceOf(sender);
  if (silence) return silences[silence];
  if (place.silent_until && place.silent_until > now) return 'messages.muted_here';
  return place.announce && place.role === 0 ? 'messages.announcements_only' : undefined;
}

/** Whether what a member writes in a group waits for an admin, by the group's rule: 0 nothing, 1 their first, 2 all. */
export function waitsForAdmin(place: {
  role: number;
  review: number;
  join_option: number;
  approved: boolean;
}): boolean {
  if (place.role > 0 || place.join_option !== 1) return false;
  return place.review === 2 || (place.review === 1 && !place.approved);
}

/** Whether somebody withdraws a message: their own within an hour, an admin any of their group. */
export function mayWithdraw(
  { uid, role }: { uid: number; role: number },
  message: { uid: number; sent_at: Date; type: number },
  now: Date,
): boolean {
  if (message.type === systemType) return false;
  if (role > 0) return true;
  return message.uid === uid && now.getTime() - message.sent_at.getTime() <= messageLimits.withdrawSeconds * 1000;
}

/** What nobody wrote is stored under this type. */
const systemType = 2;

const day = 86_400_000;

/** Whether a member who began so many conversations since yesterday may begin another one. */
export function mayBegin(sender: { joinedAt: Date }, begun: number, now: Date): RefusalName | undefined {
  const isNew = now.getTime() - sender.joinedAt.getTime() < messageLimits.newcomerDays * day;
  const most = isNew ? messageLimits.begunByNewcomer : messageLimits.begunADay;
  return begun >= most ? 'messages.too_many_begun' : undefined;
}
