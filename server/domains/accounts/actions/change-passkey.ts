import type { Seen } from '../../../../contract/primitives/seen.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { changedMeanwhile } from '../../../platform/meanwhile.ts';
import { refuse } from '../../../platform/refusal.ts';
import { deletePasskey, lockPasskeyName, renamePasskey } from '../sql/passkeys.ts';
import { dropSecondSteps } from './prove-session.ts';
import { tellChange } from './tell-change.ts';

interface Naming {
  id: string;
  name: string;
  seen?: Seen;
}

/** Names a passkey; of two devices the later one wins, and hears which name it replaced. */
export async function namePasskey(ctx: MemberCtx, { id, name, seen }: Naming) {
  const kept = await lockPasskeyName(ctx.db, ctx.actor.uid, id);
  if (kept === undefined) refuse('accounts.unknown_passkey');
  const chosen = name.trim() || kept;
  await renamePasskey(ctx.db, id, chosen);
  return { name: chosen, meanwhile: changedMeanwhile(seen, { name: kept }, { name: chosen }) };
}

export async function removePasskey(ctx: MemberCtx, id: string): Promise<void> {
  const { uid } = ctx.actor;
  if (!(await deletePasskey(ctx.db, uid, id))) refuse('accounts.unknown_passkey');
  await dropSecondSteps(ctx);
  tellChange(ctx, uid, 'passkey_removed');
}
