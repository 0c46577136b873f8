import { utcDay } from '../../../platform/days.ts';
import { sideBySide } from '../../../platform/db/together.ts';
import type { EarningReason } from '../../../platform/money-reason.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { accountOf, entriesOf } from '../rules/ledger.ts';
import { figureOf } from '../settings.ts';
import { countEarned, lockEarned } from '../sql/earned.ts';
import { claim, type Moving, post } from './transfer.ts';

export interface Earning {
  uid: number;
  reason: EarningReason;
  /** What earned, where a reason may earn often: repeated, it earns once. */
  reference?: string;
  /** The member's own day, `2026-11-20`, where the figure is a day's; the day of UTC without it. */
  day?: string;
}

/**
 * Pays what an action earns by the operators' figures, as often as they allow within the period; the XGold that came of
 * it, 0 where there was nothing to earn any more. Calling it again is harmless.
 */
export async function earn(
  ctx: Moving,
  settings: SettingsReader,
  { uid, reason, reference: named, day = utcDay(ctx.now) }: Earning,
): Promise<number> {
  const { amount, times, per } = await figureOf(settings, reason);
  if (amount === 0) return 0;
  const period = per === 'ever' ? 'ever' : day;
  const account = accountOf(uid, 'xgold');
  const counted = { account, reason: reason.name, period };
  // Two that earn the same at one moment wait for each other here, so that the count and the key agree.
  if ((await lockEarned(ctx.db, counted)) >= times) return 0;
  const reference = named ?? period;
  const operation = { key: earningKey({ uid, reason, reference }), kind: 'earned', reason, reference } as const;
  // The operation is the earning, whatever it pays today: repeated under other figures, it is the same one.
  const { transfer, repeated } = await claim(ctx, operation, earningOf(account));
  if (repeated) return 0;
  await post(ctx, transfer, operation, entriesOf([{ from: 'mint', to: uid, currency: 'xgold', amount }]));
  await countEarned(ctx.db, counted);
  return amount;
}

/**
 * Pays many earnings in one transaction: members side by side, so that a statement is for all of them, and what one
 * member earned one after the other, since each counts for the next and may settle a debt.
 */
export async function earnAll(ctx: Moving, settings: SettingsReader, earnings: readonly Earning[]): Promise<void> {
  const works = [...Map.groupBy(earnings, ({ uid }) => uid).values()].map((own) => async (db: Moving['db']) => {
    for (const earning of own) await earn({ ...ctx, db }, settings, earning);
  });
  await sideBySide(ctx.db, works);
}

/** What distinguishes an earning's key from another use of it. */
export const earningOf = (account: number): object => ({ account });

/** What has earned once earns no more, whoever asks for it again. */
export const earningKey = ({
  uid,
  reason,
  reference,
}: Pick<Required<Earning>, 'uid' | 'reason' | 'reference'>): string => `${reason.name}:${uid}:${reference}`;
