import { defineSystemNotice, type NoticeParts, notifies, opensNothing, toMember } from '../../platform/notice-kind.ts';
import { guardianAgreed } from './events.ts';

const agreed = defineSystemNotice('members', 'guardian_agreed', { to: opensNothing });

/** What members are notified of: their guardian’s consent. */
export const membersNotices: NoticeParts = {
  kinds: [agreed],
  on: [notifies(guardianAgreed, ({ uid }) => [toMember(agreed, { uid })])],
};
