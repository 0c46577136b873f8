import type { DataOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { presentReceiver } from '../present.ts';
import { lastReceiver } from '../sql/receivers.ts';

type Call = (typeof storeCalls)['store.receiver-single'];

/** The receiver that the caller used last. */
export async function receiverSingle({ actor, db }: MemberCtx): Promise<DataOf<Call>> {
  const row = await lastReceiver(db, actor.uid);
  return { receiver: row ? presentReceiver(row) : null };
}
