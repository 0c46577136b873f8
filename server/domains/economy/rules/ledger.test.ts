import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies } from '../../../../contract/domains/economy/shapes.ts';
import {
  accountOf,
  entriesOf,
  type Movement,
  ownerOf,
  type Party,
  placeEntries,
  settlementOf,
  splitTaking,
  systemAccounts,
} from './ledger.ts';

const party = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(...systemAccounts));
const movement = fc
  .record<Movement>({
    from: party as fc.Arbitrary<Party>,
    to: party as fc.Arbitrary<Party>,
    currency: fc.constantFrom(...currencies),
    amount: fc.integer({ min: 1, max: 10_000 }),
  })
  .filter(({ from, to }) => from !== to);

test('entries sum to zero in each currency, one an account, in the order of the accounts', () => {
  fc.assert(
    fc.property(fc.array(movement, { minLength: 1, maxLength: 12 }), (movements) => {
      const entries = entriesOf(movements);
      for (const currency of currencies) {
        const sum = entries.filter((e) => e.currency === currency).reduce((all, e) => all + e.amount, 0);
        expect(sum).toBe(0);
      }
      const accounts = entries.map((e) => e.account);
      expect(accounts).toEqual([...new Set(accounts)].sort((a, b) => a - b));
      expect(entries.every((e) => e.amount !== 0)).toBe(true);
    }),
  );
});

test('no two parties and currencies share an account, and a member is found again by theirs', () => {
  const parties: Party[] = [1, 2, 3, 1001, ...systemAccounts];
  const all = parties.flatMap((each) => currencies.map((currency) => accountOf(each, currency)));
  expect(new Set(all).size).toBe(all.length);
  for (const uid of [1, 2, 1001]) for (const c of currencies) expect(ownerOf(accountOf(uid, c))).toBe(uid);
  expect(ownerOf(accountOf('mint', 'xcoin'))).toBeUndefined();
});

test('amounts that are none, nobody and oneself are bugs of the caller', () => {
  const order = (fields: Partial<Movement>) => () =>
    entriesOf([{ from: 'mint', to: 7, currency: 'xgold', amount: 1, ...fields }]);
  for (const amount of [0, -1, 1.5, Number.NaN, 2 ** 53]) expect(order({ amount })).toThrow('no amount');
  expect(order({ from: 7 })).toThrow('nobody else');
  for (const uid of [0, -3, 2 ** 52]) expect(order({ to: uid })).toThrow('nobody has');
  expect(() => entriesOf([])).toThrow('moves something');
});

test('what is taken back is never more than there is, and the rest is owed until earnings settle it', () => {
  expect(splitTaking(70, 100)).toEqual({ taken: 70, owed: 30 });
  expect(splitTaking(100, 100)).toEqual({ taken: 100, owed: 0 });
  expect(splitTaking(0, 5)).toEqual({ taken: 0, owed: 5 });
  expect(settlementOf(30, 20)).toBe(20);
  expect(settlementOf(10, 20)).toBe(10);
});

test('transfers put onto accounts one after the other add up place by place, and what somebody lacks changes nothing', () => {
  const row = (uid: number, balance: number) => ({ account: accountOf(uid, 'xgold'), balance, debt: 0, places: 3 });
  const accounts = new Map([row(1, 10), row(2, 0)].map((each) => [each.account, each]));
  const pay = (from: Party, to: Party, amount: number) =>
    placeEntries(accounts, entriesOf([{ from, to, currency: 'xgold', amount }]));
  expect(pay(1, 2, 10).placed.map(({ after }) => [after?.balance, after?.places])).toEqual([
    [0, 4],
    [10, 4],
  ]);
  expect(pay(1, 2, 1)).toEqual({ lacks: 'xgold', placed: [] });
  expect(pay(2, 'store', 4).placed.map(({ after }) => after?.balance)).toEqual([undefined, 6]);
  expect([...accounts.values()].map(({ balance, places }) => [balance, places])).toEqual([
    [0, 4],
    [6, 5],
  ]);
});
