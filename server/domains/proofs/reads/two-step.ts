import type { MemberCtx } from '../../../platform/context.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { countRecoveryCodes, findTwoStep } from '../sql/two-step.ts';

/** Whether the caller's log-in asks for a code. */
export async function twoStep({ actor, db }: MemberCtx) {
  const row = await findTwoStep(db, actor.uid);
  if (!row?.confirmed_at) return { on: false, since: 0, codes_left: 0 };
  return {
    on: true,
    since: unixSeconds(row.confirmed_at),
    codes_left: await countRecoveryCodes(db, actor.uid),
  };
}
