import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/store';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a piece is sold that isn’t there, where the row does not forbid it',
    file: `${at}/actions/purchase.ts`,
    find: 'if (!(await takePiece(db, goodsId, goods.price))) await refuseTaken',
    put: 'if (false) await refuseTaken',
    noticedIn: `${at}/crowd.test.ts`,
  },
  {
    breaks: 'two devices of a member buy at once, beyond the limit',
    file: `${at}/actions/purchase.ts`,
    find: '  await lockBuyer(db, uid);',
    put: '',
    noticedIn: `${at}/purchase.test.ts`,
  },
  {
    breaks: 'one visit of the checkout is paid twice',
    file: `${at}/actions/purchase.ts`,
    find: 'if (before) return paid',
    put: 'if (false) return paid',
    noticedIn: `${at}/purchase.test.ts`,
  },
  {
    breaks: 'another price is charged than the one that was shown',
    file: `${at}/actions/purchase.ts`,
    find: '(price ?? goods.price) !== goods.price',
    put: 'false',
    noticedIn: `${at}/orders.test.ts`,
  },
  {
    breaks: 'two buyers are given one code',
    file: `${at}/sql/codes.ts`,
    find: 'limit 1 for update skip locked',
    put: 'limit 1',
    noticedIn: `${at}/crowd.test.ts`,
  },
  {
    breaks: 'a code of a refunded order looks as if it served',
    file: `${at}/rules/codes.ts`,
    find: "status === 'void' ||",
    put: 'false ||',
    noticedIn: `${at}/orders.test.ts`,
  },
  {
    breaks: 'an expired code is exchanged',
    file: `${at}/rules/codes.ts`,
    find: 'expires_at <= now',
    put: 'expires_at < now',
    noticedIn: `${at}/codes.test.ts`,
  },
  {
    breaks: 'an order is refunded twice',
    file: `${at}/actions/refund.ts`,
    find: "if (order.status === 'refunded') refuse('store.refunded_before');",
    put: '',
    noticedIn: `${at}/orders.test.ts`,
  },
  {
    breaks: 'a used code’s order is refunded',
    file: `${at}/sql/codes.ts`,
    find: "status === 'used')) return false",
    put: "status === 'lost')) return false",
    noticedIn: `${at}/orders.test.ts`,
  },
  {
    breaks: 'another member’s order is shown',
    file: `${at}/reads/order-detail.ts`,
    find: 'row?.uid !== ctx.actor.uid',
    put: 'row === undefined',
    noticedIn: `${at}/orders.test.ts`,
  },
  {
    breaks: 'goods for pick-up alone are offered where no shop has them',
    file: `${at}/actions/purchase-state.ts`,
    find: 'goods.express !== expressTypes.pickup || shops.length > 0',
    put: 'true',
    noticedIn: `${at}/purchase.test.ts`,
  },
  {
    breaks: 'goods are bought where the store isn’t open',
    file: `${at}/policy.ts`,
    find: 'open.includes(fid) &&',
    put: 'true &&',
    noticedIn: `${at}/policy.test.ts`,
  },
  {
    breaks: 'the store token of another is saved',
    file: `${at}/actions/save-token.ts`,
    find: 'known?.uid !== actor.uid',
    put: '!known',
    noticedIn: `${at}/purchase.test.ts`,
  },
  {
    breaks: 'a cell of the export is a formula',
    file: `${at}/rules/csv.ts`,
    find: "`'${value}`",
    put: 'value',
    noticedIn: `${at}/rules/csv.test.ts`,
  },
];
