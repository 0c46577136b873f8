import type { MemberCtx } from '../../../platform/context.ts';
import { type Registered, storePasskey } from '../../proofs/index.ts';
import { deviceLine, deviceOf } from '../rules/device.ts';
import { announceChange } from './announce-change.ts';
import { proveSession } from './prove-session.ts';

/** Stores a passkey that was checked; one without a name is called after the device. This session has shown it. */
export async function addPasskey(ctx: MemberCtx, typed: string, registered: Registered, transports: string[]) {
  const name = typed.trim() || deviceLine(deviceOf(ctx.asked.userAgent));
  const row = await storePasskey(ctx, name, registered, transports);
  await proveSession(ctx, 'second-step');
  announceChange(ctx, ctx.actor.uid, 'passkey_added');
  return row;
}
