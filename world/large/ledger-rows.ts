import { accountOf, contentHash, earningOf, entriesOf } from '../../server/domains/economy/index.ts';
import { registering } from '../../server/domains/members/index.ts';
import type { Value } from './copy.ts';
import type { FirstIds } from './ids.ts';
import { moment } from './people-rows.ts';
import type { Plan } from './plan.ts';

const currency = 'xgold';
const { amount } = registering.earns;
const operation = { kind: 'earned', reason: registering, reference: 'ever' } as const;
const registrationGift = { ...operation, reason: registering.name };

type Rows = [table: string, columns: readonly string[], rows: Iterable<readonly Value[]>];

/** The welcome gift of every member, as joining by the form would have written it. */
export function welcomes(plan: Plan, ids: FirstIds): Rows[] {
  const gifts = (row: (gift: Gift) => Value[][]): Iterable<readonly Value[]> => everyGift(plan, ids, row);
  return [
    [
      'economy.accounts',
      ['account', 'uid', 'currency', 'balance', 'places'],
      gifts(({ uid, account }) => [[account, uid, currency, amount, 1]]),
    ],
    [
      'economy.transfers',
      ['id', 'kind', 'reason', 'reference', 'at'],
      gifts(({ transfer, at }) => [
        [transfer, registrationGift.kind, registrationGift.reason, registrationGift.reference, at],
      ]),
    ],
    [
      'economy.keys',
      ['key', 'transfer', 'content'],
      gifts(({ uid, transfer }) => [[keyOf(uid), transfer, hashOf(uid)]]),
    ],
    [
      'economy.entries',
      ['account', 'transfer', 'currency', 'amount', 'at', 'place', 'held', 'kind'],
      gifts(({ uid, account, transfer, at }) =>
        entriesFor(uid).map((entry) => [
          ...[entry.account, transfer, entry.currency, entry.amount, at],
          ...(entry.account === account ? [1, amount, operation.kind] : [null, null, null]),
        ]),
      ),
    ],
    [
      'economy.earned',
      ['account', 'reason', 'period', 'times'],
      gifts(({ account }) => [[account, registrationGift.reason, registrationGift.reference, 1]]),
    ],
  ];
}

interface Gift {
  uid: number;
  account: number;
  transfer: number;
  at: string;
}

function* everyGift(plan: Plan, ids: FirstIds, row: (gift: Gift) => Value[][]): Generator<Value[]> {
  for (let m = 0; m < plan.size.members; m++) {
    const uid = ids.uid + m;
    const account = accountOf(uid, currency);
    yield* row({ uid, account, transfer: ids.transfer + m, at: moment(plan.joined[m]!) });
  }
}

const entriesFor = (uid: number) => entriesOf([{ from: 'mint', to: uid, currency, amount }]);
const keyOf = (uid: number): string => `${registrationGift.reason}:${uid}:${registrationGift.reference}`;
const hashOf = (uid: number): string =>
  `\\x${contentHash({ key: keyOf(uid), ...operation }, earningOf(accountOf(uid, currency))).toString('hex')}`;
