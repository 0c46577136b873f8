import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { lockBuyer } from '../sql/orders.ts';
import { storeReceiver } from '../sql/receivers.ts';
import { requireReceiver } from './require-receiver.ts';

type Call = (typeof storeCalls)['store.receiver-add'];

/** Stores a receiver for later; the same again is the same one. */
export async function receiverAdd({ actor, db, now }: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> {
  const fields = requireReceiver(input);
  await lockBuyer(db, actor.uid);
  return { receiver_id: await storeReceiver(db, actor.uid, fields, { now, most: storeLimits.receivers }) };
}
