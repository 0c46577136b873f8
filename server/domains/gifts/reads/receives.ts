import type { MemberCtx } from '../../../platform/context.ts';
import type { MembersByIds } from '../../members/index.ts';
import { barredAmong } from '../../moderation/index.ts';

/** Whether a member can be given anything: nobody whose account is closed, or who has no access, is. */
export async function receives(
  { db, now }: Pick<MemberCtx, 'db' | 'now'>,
  { members }: { members: MembersByIds },
  uid: number,
): Promise<boolean> {
  const [cards, barred] = await Promise.all([members(db, [uid]), barredAmong(db, [uid], now)]);
  return (cards.get(uid)?.username ?? '') !== '' && !barred.has(uid);
}
