import type { Db } from '../../../server/platform/context.ts';
import type { FormCase } from './form-case.ts';
import { rowsOf } from './rows-of.ts';

interface Site {
  db: Db;
  goods: (type: number) => Promise<number>;
  /** An order that a member has just paid. */
  paid: () => Promise<number>;
}

/** The forms of the console's pages about the store: goods, stock, codes, shops, and an order's label. */
export function storeOfficeForms({ db, goods, paid }: Site): Record<string, FormCase> {
  /** What each operator's form is about. */
  const about = new Map<number, number>();
  const of = ({ uid }: { uid: number }): number => about.get(uid) ?? 999_999;
  const audited = async ({ uid }: { uid: number }) =>
    rowsOf(db.selectFrom('moderation.audit').where('actor_uid', '=', uid).selectAll());
  const acting = (part: string, fields: FormCase['fields'], ready?: () => Promise<number>): FormCase => ({
    as: { groupid: 1 },
    ...(ready && { ready: async ({ uid }) => about.set(uid, await ready()) }),
    fields: (who) => ({
      ...Object.fromEntries(Object.entries(fields(who)).map(([name, value]) => [`${name}@${part}`, value])),
      _of: part,
    }),
    done: audited,
  });
  const saved = { goods_type: 1, goods_express_type: 1, shop_price: 7, is_on_sale: 1, sale_end: '2090-01-01T10:00' };
  return {
    'store.save-goods': acting('goods', ({ uid }) => ({ ...saved, goods_name: 'Mug', goods_sn: `Mug ${uid}` })),
    'store.save-shop': acting('shop', ({ uid }) => ({ cid: 188, shop_name: `Shop ${uid}`, open: 1, staff: '' })),
    'store.change-stock': acting(
      'stock',
      (who) => ({ goods_id: of(who), change: 5, note: 'delivered' }),
      () => goods(1),
    ),
    'store.import-codes': acting(
      'import',
      (who) => ({ goods_id: of(who), codes: `IN${who.uid}A\r\nIN${who.uid}B`, expires: '2090-01-01T10:00' }),
      () => goods(2),
    ),
    'store.issue-codes': acting(
      'issue',
      (who) => ({ goods_id: of(who), count: 3, expires: '' }),
      () => goods(2),
    ),
    'store.set-label': acting('label', (who) => ({ order_id: of(who), status: 'packed' }), paid),
  };
}
