import { z } from 'zod';
import { exchangeFigures, exchangeLimits } from '../../../contract/domains/economy/exchange-limits.ts';
import { checkInDays } from '../../../contract/domains/economy/limits.ts';
import { countries } from '../../../contract/primitives/countries.ts';
import { amount } from '../../platform/amount.ts';
import { type EarningFigure, type EarningReason, isEarning, type MoneyReason } from '../../platform/money-reason.ts';
import { defineSetting, type Setting, type SettingsReader } from '../../platform/settings.ts';

const name = 'xgoldEarnings';
const earning = z.object({
  amount: amount.meta({ unit: 'xgold' }),
  times: z.int().min(1).max(10_000).meta({ unit: 'times' }),
  per: z.enum(['ever', 'day']),
});
/** Whatever operators stored, by the reason's name: one row for all of them. */
const stored = defineSetting('economy', name, z.record(z.string(), earning), {});

/** How much a reason earns now, and how often. */
export const figureOf = async (settings: SettingsReader, reason: EarningReason): Promise<EarningFigure> =>
  (await settings.get(stored))[reason.name] ?? reason.earns;

/** What operators may set of everything that earns: a field for each reason that domains declare. */
export function earningsSetting(reasons: readonly MoneyReason[]): Setting {
  const fields = reasons
    .filter(isEarning)
    .map((each) => [each.name, earning.default(each.earns).meta({ title: `${each.domain}.earning.${each.name}` })]);
  return defineSetting('economy', name, z.object(Object.fromEntries(fields)), {});
}

const host = z.string().regex(/^[a-z0-9.-]{1,253}$/);

/** Hosts on which the wallet's pages open, without ports; none means on all (R-WAL-002). */
export const walletHosts = defineSetting('economy', 'walletHosts', z.array(host).max(50), []);

/** XGold of each day of a streak of check-ins; the eighth begins anew (DECISIONS "sign-in ladder"). */
export const checkInLadder = defineSetting(
  'economy',
  'checkInLadder',
  z.array(amount.meta({ unit: 'xgold' })).length(checkInDays),
  [10, 10, 15, 15, 20, 20, 50],
);

const xcoins = z.int().min(0).max(exchangeLimits.field);
const rate = amount.min(1).meta({ unit: 'xgold' });

const codes = countries.map(({ code }) => code);

/** XCoin a day for countries that have another pool than the exchange's own. */
export const exchangePools = defineSetting(
  'economy',
  'exchangePools',
  z.partialRecord(z.enum(codes).meta({ of: 'country' }), xcoins),
  {},
);

/** The exchange of XGold for XCoin: what one costs, and how many may be had. */
export const exchangeSetting = defineSetting(
  'economy',
  'exchange',
  z
    .object({
      open: z.boolean(),
      base: rate,
      lowest: rate,
      highest: rate,
      perExchange: xcoins.min(1),
      perDay: xcoins,
      pool: xcoins,
    })
    .refine(({ base, lowest }) => lowest <= base, { path: ['lowest'], message: 'economy.issue.lowest' })
    .refine(({ base, highest }) => base <= highest, { path: ['highest'], message: 'economy.issue.highest' }),
  exchangeFigures,
);
