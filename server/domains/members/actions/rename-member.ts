import type { RefusalName } from '../../../../contract/refusals.ts';
import type { Ctx } from '../../../platform/context.ts';
import { memberChanged, memberRenamed } from '../events.ts';
import { nameKey, usernameFault } from '../rules/username.ts';
import { lockAccountRow, setUsername } from '../sql/own-account.ts';
import { claimName, findByName } from '../sql/unique-values.ts';

/**
 * Gives a member another username; what stands in the way, or undefined when it is done. The old name stays the
 * member's: it leads to them and nobody else ever gets it, so that nobody speaks under a name that was another's.
 */
export async function renameMember(
  ctx: Pick<Ctx, 'db' | 'now' | 'emit' | 'stale'>,
  uid: number,
  username: string,
  siteName: string,
): Promise<RefusalName | undefined> {
  const fault = usernameFault(username, siteName);
  if (fault) return fault;
  const own = await lockAccountRow(ctx.db, uid);
  if (!own) throw new Error(`member ${uid} is not there to be renamed`);
  const key = nameKey(username);
  if (!(await claimName(ctx.db, key, uid)) && (await findByName(ctx.db, key)) !== uid) return 'accounts.already_exists';
  await setUsername(ctx, uid, username);
  ctx.emit(memberChanged({ uid }));
  ctx.emit(memberRenamed({ uid, from: own.username, to: username }));
  return undefined;
}
