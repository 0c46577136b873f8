import { defineSystemNotice, type NoticeParts, notifies, toMember } from '../../platform/notice-kind.ts';
import { emailVerified } from './events.ts';

const verified = defineSystemNotice('proofs', 'email_verified', { to: '/ucenter/setting/account' });

/** What members are notified of: an address that they proved. */
export const proofsNotices: NoticeParts = {
  kinds: [verified],
  on: [notifies(emailVerified, ({ uid }) => [toMember(verified, { uid })])],
};
