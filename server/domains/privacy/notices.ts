import { defineSystemNotice, type NoticeParts, notifies, opensNothing, toMember } from '../../platform/notice-kind.ts';
import { dataExported, deletionRequested, deletionTakenBack } from './events.ts';

const settingsPage = '/ucenter/setting/account';
const exported = defineSystemNotice('privacy', 'data_exported', { to: settingsPage });
const leaving = defineSystemNotice('privacy', 'deletion_requested', { to: settingsPage });
const staying = defineSystemNotice('privacy', 'deletion_taken_back', { to: opensNothing });

/** What members are notified of: their data, and the deletion of their account. */
export const privacyNotices: NoticeParts = {
  kinds: [exported, leaving, staying],
  on: [
    notifies(dataExported, ({ uid, id, at }) => [toMember(exported, { uid, once: id, at: at * 1000 })]),
    notifies(deletionRequested, ({ uid, due }) => [
      toMember(leaving, { uid, once: due, facts: { until: due * 1000 } }),
    ]),
    notifies(deletionTakenBack, ({ uid }) => [toMember(staying, { uid })]),
  ],
};
