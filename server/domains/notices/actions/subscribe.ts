import { ECDH } from 'node:crypto';
import type { InputOf } from '../../../../contract/call.ts';
import type { noticesCalls } from '../../../../contract/domains/notices/calls.ts';
import { noticeLimits } from '../../../../contract/domains/notices/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sha256 } from '../../../platform/seal.ts';
import { deleteSubscription, dropOldSubscriptions, putSubscription } from '../sql/push.ts';

type Calls = typeof noticesCalls;

/** Whether messages can be encrypted for it: a point of the curve (RFC 8291, 3.1). */
function isKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Stores a browser to be notified on; `mayPushTo` says whether an address could be sent to at all. */
export const subscribe =
  (mayPushTo: (endpoint: string) => boolean) =>
  async (ctx: MemberCtx, input: InputOf<Calls['notices.subscribe']>): Promise<Record<never, never>> => {
    if (!mayPushTo(input.endpoint) || !isKey(input.p256dh)) refuse('notices.endpoint_refused');
    const { uid, session } = ctx.actor;
    const row = { uid, endpoint_hash: sha256(input.endpoint), ...input, language: ctx.locale, session };
    await putSubscription(ctx.db, row, ctx.now);
    await dropOldSubscriptions(ctx.db, uid, noticeLimits.devices);
    return {};
  };

export async function unsubscribe(
  ctx: MemberCtx,
  { endpoint }: InputOf<Calls['notices.unsubscribe']>,
): Promise<Record<never, never>> {
  if (!(await deleteSubscription(ctx.db, ctx.actor.uid, sha256(endpoint)))) refuse('notices.not_subscribed');
  return {};
}
