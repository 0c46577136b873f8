import type { DataOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import { statementLimits } from '../../../../contract/domains/economy/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { daysBefore } from '../../../platform/days.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { lastDays } from '../rules/chart.ts';
import { clearingAfter } from '../rules/clearing.ts';
import { accountOf } from '../rules/ledger.ts';
import { walletHosts } from '../settings.ts';
import { earnedByDay, placeAt } from '../sql/statement.ts';
import { balancesOf } from './balances-of.ts';

const { chartDays } = statementLimits;

/** What the caller has, and what stands on the wallet's pages beside the statements. */
export const wallet =
  (settings: SettingsReader) =>
  async (ctx: MemberCtx): Promise<DataOf<(typeof economyCalls)['economy.wallet']>> => {
    const { actor, asked, db, now } = ctx;
    const { uid, timeZone } = actor;
    const account = accountOf(uid, 'xgold');
    const today = dayIn(timeZone, now);
    // A day more than is shown, wherever the member's days begin.
    const start = await placeAt(db, account, daysBefore(now, chartDays + 1));
    const [has, sums, hosts] = await Promise.all([
      balancesOf(ctx, [uid]),
      earnedByDay(db, account, start, timeZone),
      settings.get(walletHosts),
    ]);
    const clearing = clearingAfter(today);
    return {
      open: hosts.length === 0 || hosts.includes(asked.host),
      ...has(uid),
      earned: lastDays(sums, today, chartDays),
      cleared_on: clearing.on,
      cleared_in: clearing.in,
    };
  };
