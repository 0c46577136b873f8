import type { Seen } from '../../../../contract/primitives/seen.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { changedElsewhere } from '../../../platform/other-changes.ts';
import { refuse } from '../../../platform/refusal.ts';
import { deletePasskey, lockPasskeyName, renamePasskey } from '../sql/passkeys.ts';

interface Naming {
  id: string;
  name: string;
  seen?: Seen;
}

/** Names a passkey; of two devices the later one wins, and gets the name that it replaced. */
export async function namePasskey(ctx: MemberCtx, { id, name, seen }: Naming) {
  const stored = await lockPasskeyName(ctx.db, ctx.actor.uid, id);
  if (stored === undefined) refuse('accounts.unknown_passkey');
  const chosen = name.trim() || stored;
  await renamePasskey(ctx.db, id, chosen);
  return { name: chosen, meanwhile: changedElsewhere(seen, { name: stored }, { name: chosen }) };
}

/** Forgets a passkey of the caller's. */
export async function forgetPasskey(ctx: MemberCtx, id: string): Promise<void> {
  if (!(await deletePasskey(ctx.db, ctx.actor.uid, id))) refuse('accounts.unknown_passkey');
}
