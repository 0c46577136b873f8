import type { SettingsReader } from '../../../platform/settings.ts';
import { type Moving, transfer } from '../../economy/index.ts';
import { activatedPhone } from '../money.ts';
import { imeiReward } from '../settings.ts';
import { decideImei } from '../sql/imeis.ts';

/** Pays the reward of an activation, once for good; false where it was decided already. */
export async function payPhone(
  ctx: Moving,
  settings: SettingsReader,
  { id, uid }: { id: number; uid: number },
  from: 'waiting' | 'held',
): Promise<boolean> {
  const amount = await settings.get(imeiReward);
  if (!(await decideImei(ctx.db, id, from, { status: 'paid', at: ctx.now, amount }))) return false;
  if (amount > 0) {
    await transfer(ctx, {
      key: `imei:${id}`,
      kind: 'earned',
      reason: activatedPhone,
      reference: `imei:${id}`,
      movements: [{ from: 'mint', to: uid, currency: 'xgold', amount }],
    });
  }
  return true;
}
