import { currencies, statementPage } from '../../../../contract/domains/economy/shapes.ts';
import type { KnownOf } from '../../../platform/known.ts';
import { accountOf } from '../rules/ledger.ts';
import { debtsOf } from '../sql/known.ts';

/** What operators see of a member here beside their balances: what they owe. */
export const economyKnownOf: KnownOf = async ({ db }, uid) => {
  const debts = await debtsOf(
    db,
    currencies.map((currency) => accountOf(uid, currency)),
  );
  return debts.map(({ currency, debt }) => ({
    name: `debt_${currency}`,
    count: debt,
    to: statementPage(uid),
  }));
};
