import { safetyLimits } from '../../../../contract/domains/accounts/safety-limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { listPasskeys, type PasskeyRow } from '../sql/passkeys.ts';

const seconds = (date: Date | null): number => Math.floor((date?.getTime() ?? 0) / 1000);

/** A passkey as its owner sees it. */
export const presentPasskey = (row: PasskeyRow) => ({
  id: row.credential_id,
  name: row.name,
  synced: row.synced,
  created: seconds(row.created_at),
  last_used: seconds(row.last_used_at),
});

export async function passkeys({ actor, db }: MemberCtx) {
  return { list: (await listPasskeys(db, actor.uid, safetyLimits.passkeys)).map(presentPasskey) };
}
