import type { DataOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { memberCheckedIn } from '../events.ts';
import { checkingIn } from '../money.ts';
import { checkInsFor } from '../reads/check-ins.ts';
import { amountOf, isDone, streakOn } from '../rules/check-in.ts';
import { accountOf } from '../rules/ledger.ts';
import { checkInLadder } from '../settings.ts';
import { lockAccount } from '../sql/accounts.ts';
import { insertCheckIn, lastCheckIns } from '../sql/check-ins.ts';
import { transfer } from './transfer.ts';

type Calls = typeof economyCalls;

/** Checks a member in for today, once however often it is asked, and pays what the day earns. */
export async function checkInToday(ctx: MemberCtx, settings: SettingsReader): Promise<void> {
  const { actor, db, now } = ctx;
  const { uid, timeZone } = actor;
  // Two devices wait for each other here, also where midnight lies between them.
  await lockAccount(db, { account: accountOf(uid, 'xgold'), uid, currency: 'xgold' });
  const day = dayIn(timeZone, now);
  const [last] = await lastCheckIns(db, uid);
  if (isDone(last, day)) return;
  const streak = streakOn(last, day) + 1;
  const amount = amountOf(await settings.get(checkInLadder), streak);
  await insertCheckIn(db, { uid, day, streak, total: (last?.total ?? 0) + 1, amount, at: now });
  if (amount > 0) {
    const operation = { key: `check_in:${uid}:${day}`, kind: 'earned', reason: checkingIn, reference: day } as const;
    await transfer(ctx, { ...operation, movements: [{ from: 'mint', to: uid, currency: 'xgold', amount }] });
  }
  ctx.emit(memberCheckedIn({ uid, day, streak }));
}

/** The daily check-in. */
export const checkIn =
  (settings: SettingsReader) =>
  async (ctx: MemberCtx): Promise<DataOf<Calls['economy.check-in']>> => {
    await checkInToday(ctx, settings);
    return checkInsFor(ctx, settings);
  };
