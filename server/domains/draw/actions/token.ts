import type { DataOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { randomToken, sha256 } from '../../../platform/seal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { recordAudit } from '../../moderation/index.ts';
import { deleteKeysOf, insertKey } from '../sql/keys.ts';

type Call = (typeof drawCalls)['draw.token'];

const minute = 60_000;

/** A key of the four calls; the one that the operator had before ends. */
export async function token(ctx: MemberCtx): Promise<DataOf<Call>> {
  const { db, now, actor } = ctx;
  const key = randomToken();
  const expires = new Date(now.getTime() + drawLimits.keyMinutes * minute);
  await deleteKeysOf(db, actor.uid);
  await insertKey(db, { hash: sha256(key), uid: actor.uid, session: actor.session, now, expires });
  await recordAudit(ctx, { action: 'draw.token' });
  return { token: key, expires: unixSeconds(expires), minutes: drawLimits.keyMinutes };
}
