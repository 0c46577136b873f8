import { inBatches, once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import {
  codesBatch,
  dropOwn,
  leaveOrders,
  type OwnCode,
  type OwnOrder,
  ordersBatch,
  ownRows,
} from './sql/personal-data.ts';

const office = { stays: 'the office answers for it' };

/** Whose the rows are. */
export const storeTables: OwnersIn<'store'> = {
  'store.buyers': { uid: 'forgotten' },
  'store.codes': { uid: 'forgotten', used_by: office },
  'store.goods': { none: 'what is sold' },
  'store.order_steps': { by_uid: office },
  'store.orders': { uid: 'forgotten' },
  'store.owned': { uid: 'forgotten' },
  'store.receivers': { uid: 'forgotten' },
  'store.shops': { none: 'shops of the product' },
  'store.staff': { uid: 'forgotten' },
};

/** Orders stay as sales to nobody, since the ledger has them; receivers and codes go with the member. */
export const storePersonalData: PersonalData = {
  domain: 'store',
  async *collect(db, uid) {
    yield {
      path: 'orders.json',
      rows: inBatches<OwnOrder>((last, most) => ordersBatch(db, uid, last?.order_id ?? 0, most)),
    };
    yield {
      path: 'codes.json',
      rows: inBatches<OwnCode>((last, most) => codesBatch(db, uid, last?.code_id ?? 0, most)),
    };
    for (const [name, rows] of Object.entries(await ownRows(db, uid, personalBatch)))
      yield { path: `${name}.json`, rows: once(async () => rows) };
  },
  async forget({ db }, uid) {
    if ((await leaveOrders(db, uid, personalBatch)) === personalBatch) return true;
    await dropOwn(db, uid);
    return false;
  },
};
