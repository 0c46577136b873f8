import { describe, expect, test } from 'vitest';
import { addParts, canonical, dayToClose, type Part, rowsOf, siblingsOf, sumsFrom } from './chain.ts';
import { accountOf, currencyOf, kindOfAccount, systemAccounts } from './ledger.ts';

const entry: Part = { what: 'entry', account: 14, amount: -30, place: 4, held: 70 };

/** What stands here was published: another text would make every statement that was downloaded before wrong. */
describe('what is hashed is written alike for ever', () => {
  test.each<[string, string, string]>([
    ['an entry', canonical.part('5a', 9, entry), '["baobab.part.1","5a",9,"entry",14,"xgold",-30,4,70]'],
    [
      'an entry of the system',
      canonical.part('5a', 9, { ...entry, account: -2, place: null, held: null }),
      '["baobab.part.1","5a",9,"entry",-2,"xcoin",-30,null,null]',
    ],
    [
      'a debt',
      canonical.part('5a', 9, { what: 'debt', account: 15, amount: 5, place: null, held: null }),
      '["baobab.part.1","5a",9,"debt",15,"xcoin",5,null,null]',
    ],
    ['who made it happen', canonical.by('5a', 9, 7), '["baobab.by.1","5a",9,7]'],
    ['that nobody else did', canonical.by('5a', 9, null), '["baobab.by.1","5a",9,null]'],
    [
      'a transfer',
      canonical.transfer(
        { id: 9, kind: 'earned', reason: 'a "reason"', reference: 'पोस्ट\n7', at: '2026-11-25T02:51:00.000001Z' },
        ['aa', 'bb'],
      ),
      '["baobab.transfer.1",9,"earned","a \\"reason\\"","पोस्ट\\n7","2026-11-25T02:51:00.000001Z",["aa","bb"]]',
    ],
    [
      'a night',
      canonical.night({
        ...{ number: 2, day: '2026-11-25', previous: '00', transfers: 3, upto: 9, root: 'ff' },
        sums: [{ currency: 'xgold', account: 'members', amount: 70 }],
      }),
      '["baobab.night.1",2,"2026-11-25","00",3,9,"ff",[["xgold","members",70]]]',
    ],
  ])('%s', (_, written, text) => {
    expect(written).toBe(text);
  });
});

test.each([
  [0, 0, ''],
  [0, 1, ''],
  [0, 2, '0:1r'],
  [1, 2, '0:0l'],
  [2, 3, '1:0l'],
  [1, 3, '0:0l 1:1r'],
  [4, 5, '2:0l'],
  [3, 7, '0:2l 1:0l 2:1r'],
  [6, 7, '1:2l 2:0l'],
])('beside the way of leaf %i of %i stands %s', (index, count, way) => {
  const written = siblingsOf(index, count).map(({ level, place, isLeft }) => `${level}:${place}${isLeft ? 'l' : 'r'}`);
  expect(written.join(' ')).toBe(way);
});

test.each([
  ['the first night', '2026-11-25', undefined, '2026-11-25'],
  ['the next day', '2026-11-25', '2026-11-24', '2026-11-25'],
  ['a night that was missed', '2026-11-25', '2026-11-20', '2026-11-25'],
  ['the same day again', '2026-11-25', '2026-11-25', undefined],
  ['a clock a day behind', '2026-11-24', '2026-11-25', undefined],
  ['a clock that had run ahead', '2026-11-25', '2027-11-25', '2027-11-25'],
])('%s: on %s after %s the books are closed under %s', (_, today, last, day) => {
  expect(dayToClose(today, last)).toBe(day);
});

test('sums go on from those of the night before, by currency and kind of account, without debts', () => {
  const sums = sumsFrom([
    { currency: 'xgold', account: 'members', amount: 100 },
    { currency: 'xgold', account: 'mint', amount: -100 },
  ]);
  const of = (account: number, amount: number): Part => ({ what: 'entry', account, amount, place: null, held: null });
  addParts(sums, [
    ...[of(accountOf(7, 'xgold'), -40), of(accountOf('exchange', 'xgold'), 40)],
    ...[of(accountOf('exchange', 'xcoin'), -4), of(accountOf(7, 'xcoin'), 4)],
    { ...of(accountOf(8, 'xgold'), 1000), what: 'debt' },
  ]);
  expect(rowsOf(sums)).toEqual([
    { currency: 'xgold', account: 'members', amount: 60 },
    { currency: 'xgold', account: 'mint', amount: -100 },
    { currency: 'xgold', account: 'exchange', amount: 40 },
    { currency: 'xcoin', account: 'members', amount: 4 },
    { currency: 'xcoin', account: 'exchange', amount: -4 },
  ]);
});

test('an account’s number says whose it is and in which currency', () => {
  for (const currency of ['xgold', 'xcoin'] as const) {
    for (const party of systemAccounts)
      expect([kindOfAccount(accountOf(party, currency)), currencyOf(accountOf(party, currency))]).toEqual([
        party,
        currency,
      ]);
    for (const uid of [1, 2, 1001])
      expect([kindOfAccount(accountOf(uid, currency)), currencyOf(accountOf(uid, currency))]).toEqual([
        'members',
        currency,
      ]);
  }
});
