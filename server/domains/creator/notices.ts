import { defineSystemNotice, type NoticeParts, notifies, toMember } from '../../platform/notice-kind.ts';
import { applicationGranted, applicationRefused, incomePaid } from './events.ts';

const centre = '/ucenter/account/creator';
const granted = defineSystemNotice('creator', 'creator_granted', { to: centre });
const refused = defineSystemNotice('creator', 'creator_refused', { to: centre });
const paid = defineSystemNotice('creator', 'creator_paid', { to: `${centre}/income` });

/** What members are notified of: how their application was answered, and income. */
export const creatorNotices: NoticeParts = {
  kinds: [granted, refused, paid],
  on: [
    notifies(applicationGranted, ({ uid, application, at }) => [
      toMember(granted, { uid, once: application, at, facts: {} }),
    ]),
    notifies(applicationRefused, ({ uid, application, at }) => [
      toMember(refused, { uid, once: application, at, facts: {} }),
    ]),
    notifies(incomePaid, ({ uid, month, xgold, at }) => [
      toMember(paid, { uid, once: month, at, facts: { month, xgold } }),
    ]),
  ],
};
