import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/economy';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'money is spent that isn’t there',
    file: `${at}/sql/accounts.ts`,
    find: 'where account = ${account} and balance >= ${amount} returning account',
    put: 'where account = ${account} returning account',
    noticedIn: `${at}/ledger.test.ts`,
  },
  {
    breaks: 'the last of a balance can’t be spent',
    file: `${at}/sql/accounts.ts`,
    find: 'balance >= ${amount}',
    put: 'balance > ${amount}',
    noticedIn: `${at}/ledger.test.ts`,
  },
  {
    breaks: 'the same key moves money twice',
    file: `${at}/actions/transfer.ts`,
    find: 'if (!receipt.repeated) await post',
    put: 'await post',
    noticedIn: `${at}/ledger.test.ts`,
  },
  {
    breaks: 'a money key serves for something else',
    file: `${at}/actions/transfer.ts`,
    find: 'if (!first.equals(hash)) throw',
    put: 'if (false) throw',
    noticedIn: `${at}/ledger.test.ts`,
  },
  {
    breaks: 'what a gift brings goes to a debt',
    file: `${at}/actions/transfer.ts`,
    find: "entry.amount > 0 && kind === 'earned'",
    put: 'entry.amount > 0',
    noticedIn: `${at}/owing.test.ts`,
  },
  {
    breaks: 'an earning is paid once more than the figures allow',
    file: `${at}/actions/earn.ts`,
    find: 'period)) >= times) return 0',
    put: 'period)) > times) return 0',
    noticedIn: `${at}/earn.test.ts`,
  },
  {
    breaks: 'the same reference earns twice',
    file: `${at}/actions/earn.ts`,
    find: 'if (repeated) return 0;',
    put: '',
    noticedIn: `${at}/earn.test.ts`,
  },
  {
    breaks: 'a page that shows a balance still shows the old one',
    file: `${at}/actions/transfer.ts`,
    find: 'ctx.touch(balanceTag(uid));',
    put: '',
    noticedIn: `${at}/owing.test.ts`,
  },
  {
    breaks: 'undoing a payment twice takes the amount twice',
    file: `${at}/actions/take-back.ts`,
    find: 'if (repeated) return takenBy(ctx.db, account, transfer);',
    put: '',
    noticedIn: `${at}/owing.test.ts`,
  },
  {
    breaks: 'a debt is more than what is owed',
    file: `${at}/rules/ledger.ts`,
    find: 'Math.min(debt, earned)',
    put: 'earned',
    noticedIn: `${at}/rules/ledger.test.ts`,
  },
  {
    breaks: 'the counts of today are dropped with those of past days',
    file: `${at}/sql/earned.ts`,
    find: "period <> 'ever' and period < ${day}",
    put: "period <> 'ever'",
    noticedIn: `${at}/owing.test.ts`,
  },
  {
    breaks: 'what may be earned once for ever may be earned again after a while',
    file: `${at}/sql/earned.ts`,
    find: "where period <> 'ever' and period < ${day}",
    put: "where period < ${day} or period = 'ever'",
    noticedIn: `${at}/owing.test.ts`,
  },
  {
    breaks: 'the proof of the ledger sees no balance below its entries',
    file: `${at}/sql/proof.ts`,
    find: 'coalesce(balance, 0) <> coalesce(held, 0)',
    put: 'coalesce(balance, 0) > coalesce(held, 0)',
    noticedIn: `${at}/owing.test.ts`,
  },
];
