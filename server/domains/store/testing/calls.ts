import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import type { CallSamples, OfficeScene, OthersScene } from '../../../../tests/support/call-samples.ts';
import { giveMoney } from '../../../../tests/support/wealth.ts';

const voucher = { goods_sn: 'V-1', goods_name: 'Voucher', goods_type: 2, is_on_sale: 1, shop_price: 1 };
const real = { goods_sn: 'R-1', goods_name: 'Cup', goods_type: 1, goods_express_type: 1, is_on_sale: 1, shop_price: 1 };
let serial = 0;

/** Goods that an operator has just created. */
async function goods({ api, operator }: OfficeScene, fields: object): Promise<number> {
  serial += 1;
  const input = { ...fields, goods_sn: `sample ${serial}` };
  return (await api.must('store.save-goods', input as never, operator)).data.goods_id;
}

/** An order that a member has paid. */
async function order(scene: OfficeScene): Promise<number> {
  const { api, db, operator, member } = scene;
  const goods_id = await goods(scene, real);
  await api.must('store.change-stock', { goods_id, change: 1 }, operator);
  const buyer = await member();
  await giveMoney(db, new Date(), buyer.uid, 1, 'xcoin');
  return (await api.must('store.pay', { goods_id, ...named }, buyer)).data.order_id;
}

/** An order of Ada's. */
async function adasOrder({ db, ada, now }: OthersScene) {
  const row = { goods_id: 1, type: 1, name: 'Cup', grants: '', price: 1, country_fid: 188, status: 'paid', express: 0 };
  const { order_id } = await db
    .insertInto('store.orders')
    .values({ ...row, uid: ada.uid, place: 1, transfer: 1, paid_at: now })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  return { order_id };
}
const others = { input: adasOrder, refusal: 'store.order_unknown' } as const;
const buying = () => ({ goods_id: 1 });
const nobodys = { input: async () => ({ code: 'ABCDEFGHJKMN' }), refusal: 'store.not_staff' } as const;

const item = { goods_id: 1 };
const named = { firstname: 'Ada', lastname: 'Obi', phone: '0803555123', address: '14 Allen Avenue', city: 'Ikeja' };

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof storeCalls> = {
  'store.good-list': { whose: 'open' },
  'store.goods-list': { good: { type: 1 }, whose: 'open' },
  'store.good-single': { good: item, whose: 'open' },
  'store.goods-detail': { good: item, whose: 'open' },
  'store.shop-list': { whose: 'open' },
  'store.countries': { whose: 'open' },
  'store.ucenter-store': { whose: 'open' },
  'store.user-token': { whose: 'own' },
  'store.get-token': { whose: 'own' },
  'store.save-token': { whose: 'secret' },
  'store.checkout': { good: item, whose: 'own' },
  'store.pay': { good: { ...item, ...named }, whose: 'own', sound: buying },
  'store.pay-medal': { good: item, whose: 'own', sound: buying },
  'store.generate-pay': {
    good: item,
    whose: { input: ({ ada }) => ({ goods_id: 1, username: ada.username }), refusal: 'store.foreign' },
    sound: buying,
  },
  'store.receiver-single': { whose: 'own' },
  'store.receiver-add': {
    good: named,
    whose: 'own',
    sound: () => named,
  },
  'store.order-list': { whose: 'own' },
  'store.my-goods-list': { whose: 'own' },
  'store.order-single': { good: { order_id: 1 }, whose: others },
  'store.order-detail': { good: { order_id: 1 }, whose: others },
  'store.latest-order': { whose: 'own' },
  'store.ticket-list': { whose: 'own' },
  'store.ticket-history': { whose: 'own' },
  'store.emoticons': { whose: 'own' },
  'store.wear': { good: { ...item, on: 1 }, whose: 'own' },
  'store.find-code': { good: { code: 'ABCDEFGHJKMN' }, whose: nobodys },
  'store.redeem': { good: { code: 'ABCDEFGHJKMN' }, whose: nobodys, sound: () => ({ code: 'ABCDEFGHJKMN' }) },
  'store.admin-goods': {},
  'store.save-goods': {
    good: { ...real, goods_sn: 'good', goods_id: 0, version: 0 },
    sound: () => ({ ...real, goods_sn: 'sound' }),
    audited: {
      action: 'store.save-goods',
      input: async () => ({ ...real, goods_sn: 'audited' }),
      changed: ['name', 'price', 'onSale', 'perMember'],
      reason: '',
    },
  },
  'store.change-stock': {
    good: { ...item, change: 1 },
    sound: () => ({ goods_id: 1, change: 1 }),
    audited: {
      action: 'store.change-stock',
      input: async (scene) => ({ goods_id: await goods(scene, real), change: 5, note: 'delivered' }),
      changed: ['stock'],
      reason: 'delivered',
    },
  },
  'store.import-codes': {
    good: { ...item, codes: 'ABCD-1234' },
    sound: () => ({ goods_id: 1, codes: 'ABCD-1234' }),
    audited: {
      action: 'store.import-codes',
      input: async (scene) => ({ goods_id: await goods(scene, voucher), codes: 'ABCD-1234\nABCD-1235' }),
      changed: ['stock'],
      reason: '',
    },
  },
  'store.issue-codes': {
    good: { ...item, count: 1 },
    sound: () => ({ goods_id: 1, count: 1 }),
    audited: {
      action: 'store.issue-codes',
      input: async (scene) => ({ goods_id: await goods(scene, voucher), count: 3 }),
      changed: ['stock'],
      reason: '',
    },
  },
  'store.admin-shops': {},
  'store.save-shop': {
    good: { cid: 188, shop_name: 'Ikeja', open: 1 },
    sound: () => ({ cid: 188, shop_name: 'Ikeja', open: 1 }),
    audited: {
      action: 'store.save-shop',
      input: async () => ({ cid: 188, shop_name: 'Ikeja', open: 1 }),
      changed: ['name', 'open', 'staff'],
      reason: '',
    },
  },
  'store.admin-orders': {},
  'store.admin-order': { good: { order_id: 1 } },
  'store.set-label': {
    good: { order_id: 1, status: 'packed' },
    sound: () => ({ order_id: 1, status: 'packed' }),
    audited: {
      action: 'store.set-label',
      input: async (scene) => ({ order_id: await order(scene), status: 'packed', note: 'by hand' }),
      changed: ['label'],
      reason: 'by hand',
    },
  },
  'store.refund': {
    good: { order_id: 1, note: 'broken' },
    sound: () => ({ order_id: 1, note: 'broken' }),
    audited: {
      action: 'store.refund',
      input: async (scene) => ({ order_id: await order(scene), note: 'broken' }),
      changed: ['label'],
      reason: 'broken',
    },
  },
  'store.export-orders': {
    audited: { action: 'store.export-orders', input: async () => ({}), changed: ['rows'], reason: '' },
  },
};
