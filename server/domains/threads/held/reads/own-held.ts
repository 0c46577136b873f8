import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { heldCalls } from '../../../../../contract/domains/threads/held/calls.ts';
import { heldLimits } from '../../../../../contract/domains/threads/held/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { firstPage, readIdKey } from '../../../../platform/keyset.ts';
import { findOwnHeld } from '../../sql/held.ts';
import { saidOf } from './present.ts';

type Call = (typeof heldCalls)['threads.own-held'];

/** One's own posts that wait or were refused, the newest first. */
export async function ownHeld({ db, actor }: MemberCtx, { after }: InputOf<Call>): Promise<DataOf<Call>> {
  const below = readIdKey(after === '' ? undefined : after, Number.MAX_SAFE_INTEGER);
  const found = await findOwnHeld(db, actor.uid, below, heldLimits.rows + 1);
  const { rows, next } = firstPage(found, heldLimits.rows, ({ pid }) => String(pid));
  return { list: (await saidOf(db, rows)).map(({ said }) => said), next: next ?? '' };
}
