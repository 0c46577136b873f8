import {
  defineNotice,
  defineSystemNotice,
  type Facts,
  type NoticeParts,
  notifies,
  toMember,
} from '../../platform/notice-kind.ts';
import { adminNamed, joinAccepted, joinAsked } from './events.ts';

const asked = defineNotice('groups', 'group_asked', {
  sort: 'follow',
  page: 'attention',
  to: ({ group }) => (group === undefined ? '/group' : `/group/${group}/requests`),
});
const opensGroup = ({ group }: Facts) => (group === undefined ? ('/group' as const) : (`/group/${group}` as const));
const accepted = defineSystemNotice('groups', 'group_accepted', { to: opensGroup });
const admin = defineSystemNotice('groups', 'group_admin', { to: opensGroup });

/** What members are notified of: who asks to join their group, that they were taken in, and made an admin. */
export const groupsNotices: NoticeParts = {
  kinds: [asked, accepted, admin],
  on: [
    notifies(joinAsked, ({ groupid, uid, name, at, heads }) =>
      heads.map((head) => ({
        ...{ uid: head, kind: asked, key: `group_asked:${groupid}`, doer: { uid, pid: 0 }, at },
        facts: { group: groupid, title: name },
      })),
    ),
    notifies(joinAccepted, ({ groupid, uid, name, at }) => [
      toMember(accepted, { uid, once: `${groupid}:${at}`, at, facts: { group: groupid, title: name } }),
    ]),
    notifies(adminNamed, ({ groupid, uid, name, at }) => [
      toMember(admin, { uid, once: `${groupid}:${at}`, at, facts: { group: groupid, title: name } }),
    ]),
  ],
};
