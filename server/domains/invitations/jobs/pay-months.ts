import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { transfer } from '../../economy/index.ts';
import { barredAmong } from '../../moderation/index.ts';
import { monthlyBonus } from '../money.ts';
import { monthOf, type Tier, tierOf } from '../rules/months.ts';
import { invitationRewards } from '../settings.ts';
import { insertMonth, type Month, unpaidMonths } from '../sql/months.ts';
import type { JobDeps } from './deps.ts';

const atOnce = 200;
/** Months that are looked back on: whatever an outage left unpaid is paid when it is over. */
const monthsBack = 3;

/**
 * Pays the monthly bonuses that are due: runs on the 1st, and on every other day for what was missed. One of a member
 * without access waits until they have it again, as long as months are looked back on.
 */
export async function payMonths(deps: JobDeps): Promise<void> {
  const { months: tiers } = await deps.settings.get(invitationRewards);
  if (tiers.length === 0) return;
  const least = Math.min(...tiers.map((tier) => tier.invitees));
  const months = monthsBefore(deps.clock());
  let after = { uid: 0, month: '' };
  for (;;) {
    const due = await unpaidMonths(deps.db, { months, least, after, limit: atOnce });
    const uids = due.map(({ uid }) => uid);
    const barred = await barredAmong(deps.db, uids, deps.clock());
    for (const month of due) if (!barred.has(month.uid)) await pay(deps, month, tiers);
    if (due.length < atOnce) return;
    after = due.at(-1)!;
  }
}

function monthsBefore(now: Date): string[] {
  const first = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
  return Array.from({ length: monthsBack }, (_, i) => monthOf(first(i + 1)));
}

async function pay(deps: JobDeps, { uid, month, invitees }: Month, tiers: readonly Tier[]): Promise<void> {
  const amount = tierOf(invitees, tiers)?.xgold ?? 0;
  await writeInJob(deps.db, deps.clock(), async (ctx) => {
    if (!(await insertMonth(ctx.db, { uid, month, invitees, amount, paid_at: ctx.now })) || amount === 0) return;
    await transfer(ctx, {
      key: `invitation-month:${uid}:${month}`,
      kind: 'earned',
      reason: monthlyBonus,
      reference: month,
      movements: [{ from: 'mint', to: uid, currency: 'xgold', amount }],
    });
  });
}
