import { defineNotice, defineSystemNotice, type NoticeParts, notifies, toMember } from '../../platform/notice-kind.ts';
import { joinAccepted, joinAsked } from './events.ts';

const asked = defineNotice('groups', 'group_asked', {
  sort: 'follow',
  page: 'attention',
  to: ({ group }) => (group === undefined ? '/group' : `/group/${group}/requests`),
});
const accepted = defineSystemNotice('groups', 'group_accepted', {
  to: ({ group }) => (group === undefined ? '/group' : `/group/${group}`),
});

/** What members are notified of: who asks to join their group, and that they were taken in. */
export const groupsNotices: NoticeParts = {
  kinds: [asked, accepted],
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
  ],
};
