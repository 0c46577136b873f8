import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { pageErrorFor } from '../../../api/context.ts';
import { type Caller, isRefusal } from '../../../api/wire.ts';

export type Drafts = DataOf<Calls['threads.drafts']>;

/** A member's drafts, or why they can't be shown: the page around them is shown all the same. */
export async function readDrafts(call: Caller): Promise<({ ok: true } & Drafts) | { ok: false; message: string }> {
  try {
    return { ok: true, ...(await call('threads.drafts', {})).data };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.http !== 200) throw pageErrorFor(error);
    return { ok: false, message: error.msg };
  }
}
