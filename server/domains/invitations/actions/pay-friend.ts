import type { SettingsReader } from '../../../platform/settings.ts';
import { type Moving, transfer } from '../../economy/index.ts';
import { invitedFriend } from '../money.ts';
import { monthOf } from '../rules/months.ts';
import { invitationRewards } from '../settings.ts';
import { decideInvitee } from '../sql/invitees.ts';

interface Friend {
  uid: number;
  inviter: number;
}

/** Counts a friend in the running month and pays the inviter, once for good; false where it was decided already. */
export async function payFriend(
  ctx: Moving,
  settings: SettingsReader,
  { uid, inviter }: Friend,
  from: 'waiting' | 'held',
): Promise<boolean> {
  const amount = (await settings.get(invitationRewards)).perInvitee;
  const to = { status: 'counted', at: ctx.now, month: monthOf(ctx.now), amount } as const;
  if (!(await decideInvitee(ctx.db, uid, from, to))) return false;
  if (amount > 0) {
    await transfer(ctx, {
      key: `invitation:${uid}`,
      kind: 'earned',
      reason: invitedFriend,
      reference: `uid:${uid}`,
      movements: [{ from: 'mint', to: inviter, currency: 'xgold', amount }],
    });
  }
  return true;
}
