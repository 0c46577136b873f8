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

/** Whether a member may write to another. */
export function mayWrite(sender: Sender, recipient: Recipient, between: Between): RefusalName | undefined {
  if (sender.uid === recipient.uid) return 'messages.yourself';
  const silence = silenceOf(sender);
  if (silence) return silences[silence];
  const apart = refusalBetween(recipient.hidden);
  if (apart) return apart;
  if (!recipient.receives) return 'messages.cannot_start';
  const isStranger = !between.answered && !recipient.follows && !recipient.moderated;
  return isStranger && between.messages >= messageLimits.unanswered ? 'messages.wait_for_answer' : undefined;
}

const day = 86_400_000;

/** Whether a member who began so many conversations since yesterday may begin another one. */
export function mayBegin(sender: { joinedAt: Date }, begun: number, now: Date): RefusalName | undefined {
  const isNew = now.getTime() - sender.joinedAt.getTime() < messageLimits.newcomerDays * day;
  const most = isNew ? messageLimits.begunByNewcomer : messageLimits.begunADay;
  return begun >= most ? 'messages.too_many_begun' : undefined;
}
