import type { MemberCtx } from '../../../platform/context.ts';
import { forgetPasskey } from '../../proofs/index.ts';
import { dropSecondSteps } from './prove-session.ts';
import { tellChange } from './tell-change.ts';

export async function removePasskey(ctx: MemberCtx, id: string): Promise<void> {
  await forgetPasskey(ctx, id);
  await dropSecondSteps(ctx);
  tellChange(ctx, ctx.actor.uid, 'passkey_removed');
}
