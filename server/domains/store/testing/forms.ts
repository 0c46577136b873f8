import { beforeAll } from 'vitest';
import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../tests/support/forum.ts';
import { giveMoney } from '../../../../tests/support/wealth.ts';

/** The forms of the store, and of the console’s pages about it. */
export function forms({ api, db, member, scene }: FormSite): Record<string, FormCase> {
  /** Goods of the store that a member can pay; what else a form of theirs needs. */
  const goodsRow = { name: 'Cup', content: '', remark: '', price: 10, on_sale: true, per_member: 0, valid_days: 0 };
  async function goods(type: number, grants = ''): Promise<number> {
    const at = new Date();
    const row = { ...goodsRow, type, grants, express: type === 1 ? 1 : 0, stock: 1000, country_fids: [] };
    const { goods_id } = await db
      .insertInto('store.goods')
      .values({ ...row, sn: crypto.randomUUID(), created_at: at, updated_at: at })
      .returning('goods_id')
      .executeTakeFirstOrThrow();
    return goods_id;
  }
  let [cup, medal, leaf] = [0, 0, 0];
  beforeAll(async () => {
    [cup, medal, leaf] = [await goods(1), await goods(5, 'photographer'), await goods(4, 'leaf')];
  });
  const withXcoin = ({ uid }: Writer) => giveMoney(db, new Date(), uid, 50, 'xcoin');
  /** An order that somebody has just paid. */
  const paidOrder = async (): Promise<number> => {
    const buyer = await member();
    await withXcoin(buyer);
    const where = { address: '14 Allen Avenue', city: 'Ikeja' };
    const named = { firstname: 'Ada', lastname: 'Obi', phone: '0803555123', ...where };
    return (await api.must('store.pay', { goods_id: cup, ...named }, buyer)).data.order_id;
  };
  /** What each operator refunds, by their number. */
  const refunded = new Map<number, number>();
  const bought = async ({ uid }: Writer) => rowsOf(db.selectFrom('store.orders').where('uid', '=', uid).selectAll());
  const codeOf = ({ uid }: Writer): string => `FORMS${uid}`;

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
    'store.pay': {
      ready: withXcoin,
      fields: () => ({
        ...{ goods_id: cup, timestamp: '7', _of: 'checkout' },
        ...{ 'firstname@checkout': 'Ada', 'lastname@checkout': 'Obi', 'phone@checkout': '0803555123' },
        ...{ 'address@checkout': '14 Allen Avenue', 'city@checkout': 'Ikeja' },
      }),
      done: bought,
    },
    'store.pay-medal': { ready: withXcoin, fields: () => ({ goods_id: medal, timestamp: '7' }), done: bought },
    'store.wear': {
      ready: ({ uid }) =>
        db
          .insertInto('store.owned')
          .values({ uid, goods_id: leaf, order_id: 1, type: 4, grants: 'leaf', at: new Date() })
          .execute(),
      fields: () => ({ goods_id: leaf, on: 1 }),
      done: async ({ uid }) =>
        rowsOf(db.selectFrom('accounts.members').where('uid', '=', uid).where('dec_goods_id', '=', leaf).select('uid')),
    },
    'store.redeem': {
      ready: async (who) => {
        const { uid } = who;
        await db.insertInto('store.staff').values({ shop_id: 1, uid }).execute();
        const issued = { goods_id: cup, order_id: null, uid: scene.other.uid, status: 'issued', added_at: new Date() };
        await db
          .insertInto('store.codes')
          .values({ ...issued, code: codeOf(who) })
          .execute();
      },
      fields: (who) => ({ code: codeOf(who) }),
      done: async ({ uid }) => rowsOf(db.selectFrom('store.codes').where('used_by', '=', uid).select('code')),
    },
    'store.refund': {
      as: { groupid: 1 },
      ready: async ({ uid }) => void refunded.set(uid, await paidOrder()),
      fields: ({ uid }) => ({ order_id: refunded.get(uid)!, 'note@money': 'It arrived torn.', _of: 'money' }),
      done: async ({ uid }) => rowsOf(db.selectFrom('economy.transfers').where('by_uid', '=', uid).selectAll()),
    },
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
    'store.set-label': acting('label', (who) => ({ order_id: of(who), status: 'packed' }), paidOrder),
  };
}
