import {
  defineNotice,
  defineSystemNotice,
  type Facts,
  type NoticeParts,
  notifies,
  toMember,
} from '../../platform/notice-kind.ts';
import { roomAccepted, roomAdminNamed, roomAsked, roomHandedOver, roomInvited, roomReminded } from './events.ts';

const opensRoom = ({ room }: Facts) =>
  room === undefined ? ('/message' as const) : (`/message?plid=${room}` as const);
const asked = defineNotice('rooms', 'room_asked', {
  sort: 'follow',
  page: 'attention',
  to: ({ room }) => (room === undefined ? '/message' : `/message/groupdetail?plid=${room}&part=requests`),
});
const invited = defineNotice('rooms', 'room_invited', {
  sort: 'follow',
  page: 'attention',
  to: ({ room }) => (room === undefined ? '/message' : '/message?requests=1'),
});
const reminded = defineNotice('rooms', 'room_reminded', { sort: 'follow', page: 'attention', to: opensRoom });
const owner = defineNotice('rooms', 'room_owner', { sort: 'follow', page: 'attention', to: opensRoom });
const accepted = defineSystemNotice('rooms', 'room_accepted', { to: opensRoom });
const admin = defineSystemNotice('rooms', 'room_admin', { to: opensRoom });

/** What members are notified of: who asks to join, that they were taken in, invited, reminded, made an admin or the owner. */
export const roomsNotices: NoticeParts = {
  kinds: [asked, invited, reminded, owner, accepted, admin],
  on: [
    notifies(roomAsked, ({ room, uid, name, at, heads }) =>
      heads.map((head) => ({
        ...{ uid: head, kind: asked, key: `room_asked:${room}`, doer: { uid, pid: 0 }, at },
        facts: { room, title: name },
      })),
    ),
    notifies(roomInvited, ({ room, by, name, at, invited: uids }) =>
      uids.map((uid) => ({
        ...{ uid, kind: invited, key: `room_invited:${room}`, doer: { uid: by, pid: 0 }, at },
        facts: { room, title: name },
      })),
    ),
    notifies(roomReminded, ({ room, uid, by, name, at }) => [
      {
        ...{ uid, kind: reminded, key: `room_reminded:${room}`, doer: { uid: by, pid: 0 }, at },
        facts: { room, title: name },
      },
    ]),
    notifies(roomHandedOver, ({ room, uid, by, name, at }) => [
      {
        ...{ uid, kind: owner, key: `room_owner:${room}:${at}`, doer: { uid: by, pid: 0 }, at },
        facts: { room, title: name },
      },
    ]),
    notifies(roomAccepted, ({ room, uid, name, at }) => [
      toMember(accepted, { uid, once: `${room}:${at}`, at, facts: { room, title: name } }),
    ]),
    notifies(roomAdminNamed, ({ room, uid, name, at }) => [
      toMember(admin, { uid, once: `${room}:${at}`, at, facts: { room, title: name } }),
    ]),
  ],
};
