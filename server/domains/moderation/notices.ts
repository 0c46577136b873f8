import {
  defineSystemNotice,
  type NoticeParts,
  type Notification,
  notifies,
  opensNothing,
  toMember,
} from '../../platform/notice-kind.ts';
import { appealAnswered, memberSanctioned, sanctionLifted } from './events.ts';
import { mayEnter } from './policy.ts';

/** Why, until when, and the appeal with its answer. */
const sanctionPage = '/banned';

const muted = defineSystemNotice('moderation', 'muted', { to: sanctionPage });
const banned = defineSystemNotice('moderation', 'banned', { to: sanctionPage });
const lifted = defineSystemNotice('moderation', 'sanction_lifted', { to: opensNothing });
const appealLifted = defineSystemNotice('moderation', 'appeal_lifted', { to: opensNothing });
const appealUpheld = defineSystemNotice('moderation', 'appeal_kept', { to: sanctionPage });

interface Sanctioned {
  uid: number;
  groupid: number;
  reason: string;
  expiresAt: string | null;
}

/** Until when somebody may not speak, or has no access; without an end it is for good. */
export function notifyOfSanction(event: Sanctioned): Notification[] {
  const until = event.expiresAt === null ? 0 : Date.parse(event.expiresAt);
  const facts = { quote: event.reason, ends: until === 0 ? 'never' : 'once', ...(until === 0 ? {} : { until }) };
  return [toMember(mayEnter(event) ? muted : banned, { uid: event.uid, once: until, facts })];
}

/** What members are notified of: their sanctions and appeals. */
export const moderationNotices: NoticeParts = {
  kinds: [muted, banned, lifted, appealLifted, appealUpheld],
  on: [
    notifies(memberSanctioned, notifyOfSanction),
    notifies(sanctionLifted, ({ uid, reason }) => [toMember(lifted, { uid, facts: { quote: reason } })]),
    notifies(appealAnswered, ({ uid, lifted: granted, answer }) => [
      toMember(granted ? appealLifted : appealUpheld, { uid, facts: { quote: answer } }),
    ]),
  ],
};
