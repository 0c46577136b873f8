import { isDeepStrictEqual } from 'node:util';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { lockSanctions, recordAudit, sanctionsOf } from '../../moderation/index.ts';
import { memberChanged, officeChanged } from '../events.ts';
import { groupAfter, levelOf, officeOf } from '../rules/groups.ts';
import { lockMemberRow, lockOffice, updateOffice } from '../sql/offices.ts';

export interface GroupChange {
  uid: number;
  /** 1 operator, 2 country moderator, 3 moderator; 0 takes an office away, the level comes back. */
  office: 0 | 1 | 2 | 3;
  isCreator?: boolean;
  /** The verification mark beside the name. */
  certified?: boolean;
  reason: string;
  /** The value that the person who changes it saw before, where that matters. */
  was?: ChangedGroup;
  /** The command line may leave a site without operators; nobody inside it may. */
  refuseLastOperator: boolean;
}

export interface ChangedGroup {
  groupid: number;
  isCreator: boolean;
  certified: boolean;
}

export type GroupFault = 'unknown_member' | 'stale' | 'sanctioned' | 'last_operator';

/**
 * Lets a member's log-ins last no longer than those of a group may: sessions are stored above this domain, and have to
 * follow in the same transaction.
 */
export type LimitSessions = (ctx: Pick<Ctx, 'db' | 'stale'>, uid: number, groupid: number) => Promise<void>;

type Changing = Pick<Ctx, 'db' | 'now' | 'emit' | 'stale' | 'actor' | 'requestId'>;

/**
 * Gives or takes an office, creator status and the verification mark; every session of the member feels it at once.
 * Returns the fault where it changed nothing.
 */
export async function changeGroup(
  ctx: Changing,
  change: GroupChange,
  limitSessions: LimitSessions,
): Promise<ChangedGroup | GroupFault> {
  const { uid, office } = change;
  const operators = await lockOffice(ctx.db, operatorGroup);
  const row = await lockMemberRow(ctx.db, uid);
  // A ban that is decided at the same moment waits, and then finds the office.
  await lockSanctions(ctx.db, uid);
  if (!row) return 'unknown_member';
  const before = auditFieldsOf(row);
  if (change.was && !isDeepStrictEqual(change.was, before)) return 'stale';
  if (office !== 0 && (await sanctionsOf(ctx.db, [uid], ctx.now)).has(uid)) return 'sanctioned';
  const leaves = row.groupid === operatorGroup && office !== operatorGroup;
  if (leaves && change.refuseLastOperator && operators.length === 1) return 'last_operator';

  const after = {
    groupid: groupAfter(office, row),
    level_groupid: levelOf(row),
    is_creator: change.isCreator ?? row.is_creator,
    certified: change.certified ?? row.certified,
  };
  if (isDeepStrictEqual(auditFieldsOf(after), before)) return before;
  await updateOffice(ctx, uid, after);
  await limitSessions(ctx, uid, after.groupid);
  ctx.emit(memberChanged({ uid }));
  const [from, to] = [officeOf(row.groupid), officeOf(after.groupid)];
  if (from !== to) ctx.emit(officeChanged({ uid, from, to, countryFid: row.country_fid, at: ctx.now.getTime() }));
  await recordAudit(ctx, {
    action: 'accounts.change-group',
    uid,
    before,
    after: auditFieldsOf(after),
    reason: change.reason,
  });
  return auditFieldsOf(after);
}

const auditFieldsOf = (row: { groupid: number; is_creator: boolean; certified: boolean }): ChangedGroup => ({
  groupid: row.groupid,
  isCreator: row.is_creator,
  certified: row.certified,
});
