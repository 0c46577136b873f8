import { type Act, type Deed, onActs } from '../../../platform/deed.ts';
import type { EarningReason, MoneyReason } from '../../../platform/money-reason.ts';
import type { Listener, ListenerCtx } from '../../../platform/outbox/listener.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { earnAll } from '../actions/earn.ts';
import { takeBackEarned } from '../actions/take-back-earned.ts';
import type { ZonesOf } from '../jobs/clear-xcoin.ts';

interface Deps {
  settings: SettingsReader;
  zonesOf: ZonesOf;
}

/** Accounts are locked in the order of their members, as any transfer does. */
const byMember = (acts: readonly Act[]): Act[] => acts.toSorted((a, b) => a.uid - b.uid);

/**
 * Pays members for their deeds, each once, in the day of their own calendar on which they did it (R-WAL-004). What earned
 * and is gone before its turn came is paid first and taken back then: the order here is that of the facts.
 */
export function payDeeds(deeds: readonly Deed[], { settings, zonesOf }: Deps): Listener[] {
  const pay = async (ctx: ListenerCtx, acts: readonly Act[], reason: EarningReason): Promise<void> => {
    const fresh = acts.filter(({ restored }) => !restored);
    const zones = await zonesOf(ctx.db, [...new Set(fresh.map(({ uid }) => uid))]);
    const earnings = byMember(fresh).map(({ uid, once, at = ctx.now }) => ({
      ...{ uid, reason, reference: once },
      day: dayIn(zones.get(uid) ?? 'UTC', new Date(at)),
    }));
    await earnAll(ctx, settings, earnings);
  };
  return [
    ...deeds.flatMap(({ earns, done }) => (earns ? onActs(done, (ctx, acts) => pay(ctx, acts, earns)) : [])),
    ...deeds.flatMap(({ earns, undone, takenBack }) =>
      earns && takenBack ? onActs(undone, (ctx, acts) => takeAllBack(ctx, acts, earns, takenBack)) : [],
    ),
  ];
}

async function takeAllBack(
  ctx: ListenerCtx,
  acts: readonly Act[],
  earning: EarningReason,
  reason: MoneyReason,
): Promise<void> {
  for (const { uid, once } of byMember(acts.filter(({ earningStays }) => !earningStays)))
    await takeBackEarned(ctx, { uid, earning, reference: once, reason });
}
