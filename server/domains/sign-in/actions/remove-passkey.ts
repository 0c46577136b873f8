import type { MemberCtx } from '../../../platform/context.ts';
import { forgetPasskey } from '../../proofs/index.ts';
import { announceChange } from './announce-change.ts';
import { dropSecondSteps } from './prove-session.ts';

export async function removePasskey(ctx: MemberCtx, id: string): Promise<void> {
  await forgetPasskey(ctx, id);
  await dropSecondSteps(ctx);
  announceChange(ctx, ctx.actor.uid, 'passkey_removed');
}
