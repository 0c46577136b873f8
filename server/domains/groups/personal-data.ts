import { type ForgetCtx, inBatches, once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { setRoleInRoomOf } from '../rooms/index.ts';
import { endGroup } from './actions/delete-group.ts';
import { exit } from './actions/leave-group.ts';
import { roles } from './policy.ts';
import { lockGroup, setOwner } from './sql/groups.ts';
import { heirOf, setRole } from './sql/members.ts';
import {
  dropRequests,
  type JoinedGroup,
  joinedBatch,
  ownRemovals,
  ownRequests,
  someJoined,
} from './sql/personal-data.ts';

/** Whose the rows are. */
export const groupsTables: OwnersIn<'groups'> = {
  'groups.groups': { owner_uid: { stays: 'of a group that ended with its owner' } },
  'groups.names': { none: 'names of groups' },
  'groups.group_tags': { none: 'words that a group goes by' },
  'groups.members': { uid: 'forgotten' },
  'groups.requests': { uid: 'forgotten' },
  'groups.removed': { uid: 'forgotten', by_uid: { stays: 'who decided, and why' } },
};

/** What a member is in goes; a group of theirs passes to an admin or a member, or ends where they were alone. */
export const groupsPersonalData: PersonalData = {
  domain: 'groups',
  async *collect(db, uid) {
    yield {
      path: 'joined.json',
      rows: inBatches<JoinedGroup>((last, most) => joinedBatch(db, uid, last?.groupid ?? 0, most)),
    };
    yield { path: 'requests.json', rows: once(() => ownRequests(db, uid, personalBatch)) };
    yield { path: 'removed.json', rows: once(() => ownRemovals(db, uid, personalBatch)) };
  },
  async forget(ctx, uid) {
    const groupids = await someJoined(ctx.db, uid, personalBatch);
    for (const groupid of groupids) await leave(ctx, groupid, uid);
    if (groupids.length === personalBatch) return true;
    await dropRequests(ctx.db, uid);
    return false;
  },
};

async function leave(ctx: ForgetCtx, groupid: number, uid: number): Promise<void> {
  const group = await lockGroup(ctx.db, groupid);
  await exit(ctx, groupid, uid);
  if (group?.owner_uid !== uid) return;
  const heir = await heirOf(ctx.db, groupid);
  if (heir === undefined) return endGroup(ctx, group);
  await setRole(ctx.db, groupid, heir, roles.owner);
  await setOwner(ctx.db, groupid, heir);
  await setRoleInRoomOf(ctx, groupid, heir, roles.owner);
}
