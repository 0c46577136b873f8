import { secondStepLimits } from '../../../../contract/domains/proofs/limits.ts';

import type { MemberCtx } from '../../../platform/context.ts';
import { secondsOrNone, unixSeconds } from '../../../platform/unix-seconds.ts';
import { listPasskeys, type PasskeyRow } from '../sql/passkeys.ts';

/** A passkey as its owner sees it. */
export const presentPasskey = (row: PasskeyRow) => ({
  id: row.credential_id,
  name: row.name,
  synced: row.synced,
  created: unixSeconds(row.created_at),
  last_used: secondsOrNone(row.last_used_at),
});

export async function passkeys({ actor, db }: MemberCtx) {
  return { list: (await listPasskeys(db, actor.uid, secondStepLimits.passkeys)).map(presentPasskey) };
}
