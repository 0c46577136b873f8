import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { codeKey } from '../rules/codes.ts';
import { type CodeRow, findCode } from '../sql/codes.ts';
import { shopsOfStaff } from '../sql/shops.ts';

/** Shops in which the caller redeems codes; undefined for all of them. Whoever has none is refused before any look. */
export async function requireStaff({ actor, db }: MemberCtx): Promise<readonly number[] | undefined> {
  if (actor.groupid === operatorGroup) return undefined;
  const shops = await shopsOfStaff(db, actor.uid, storeLimits.shops);
  return shops.length === 0 ? refuse('store.not_staff') : shops;
}

/** A code that somebody has; a free one is nobody's yet. */
export async function requireCode({ db }: MemberCtx, text: string): Promise<CodeRow> {
  const row = await findCode(db, codeKey(text));
  return row && row.status !== 'free' ? row : refuse('store.code_unknown');
}
