import { type ForgetCtx, inBatches, once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { SomeTablesOf } from '../../platform/table-owners.ts';
import { endRoom } from './actions/delete-room.ts';
import { exit } from './actions/exit.ts';
import { roles } from './policy.ts';
import { heirOf, updateMember } from './sql/members.ts';
import {
  dropTraces,
  type JoinedRoom,
  joinedBatch,
  ownInvites,
  ownOuts,
  ownRequests,
  type SentInvite,
  sentInvites,
  someJoined,
} from './sql/personal-data.ts';
import { lockRoom, updateRoom } from './sql/rooms.ts';

/** Whose the rows are; the rooms of two are left by messages, with what was written in them. */
export const roomsTables = {
  'messages.rooms': { owner_uid: 'forgotten' },
  'messages.pairs': { low_uid: 'forgotten', high_uid: 'forgotten', begun_by: 'forgotten' },
  'messages.room_members': { uid: 'forgotten', peer_uid: { stays: 'the other one’s conversation, with nobody now' } },
  'messages.room_names': { none: 'names of groups' },
  'messages.room_requests': { uid: 'forgotten' },
  'messages.room_invites': { uid: 'forgotten', by_uid: 'forgotten' },
  'messages.room_outs': { uid: 'forgotten' },
} as const satisfies SomeTablesOf<'messages'>;

/** Groups that are left in one transaction: each is locked. */
const leftAtOnce = 50;

/** What a member is in goes; a group of theirs passes to an admin or a member, or ends where they were alone. */
export const roomsPersonalData: PersonalData = {
  domain: 'rooms',
  async *collect(db, uid) {
    yield {
      path: 'joined.json',
      rows: inBatches<JoinedRoom>((last, most) => joinedBatch(db, uid, last?.room ?? 0, most)),
    };
    yield { path: 'requests.json', rows: once(() => ownRequests(db, uid, personalBatch)) };
    yield { path: 'invitations.json', rows: once(() => ownInvites(db, uid, personalBatch)) };
    yield {
      path: 'invited.json',
      rows: inBatches<SentInvite>((last, most) => sentInvites(db, uid, last ?? { room: 0, uid: 0 }, most)),
    };
    yield { path: 'left.json', rows: once(() => ownOuts(db, uid, personalBatch)) };
  },
  async forget(ctx, uid) {
    const rooms = await someJoined(ctx.db, uid, leftAtOnce);
    for (const room of rooms) await leave(ctx, room, uid);
    if (rooms.length === leftAtOnce) return true;
    await dropTraces(ctx.db, uid);
    return false;
  },
};

async function leave(ctx: ForgetCtx, number: number, uid: number): Promise<void> {
  const room = await lockRoom(ctx.db, number);
  await exit(ctx, number, uid);
  // A group of threads passes with its room, or ends with it.
  if (room?.owner_uid !== uid || room.thread_group > 0) return;
  const heir = await heirOf(ctx.db, number);
  if (heir === undefined) return endRoom(ctx, room);
  await updateMember(ctx.db, number, heir, { role: roles.owner });
  await updateRoom(ctx.db, number, { owner_uid: heir });
}
