import type { storeCalls } from '../../../contract/domains/store/calls.ts';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { Db, MemberCtx } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { prepared } from '../../platform/http/handlers.ts';
import { hourly } from '../../platform/jobs/cron-line.ts';
import { waitsSince } from '../../platform/needs.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import { importCodes, issueCodes } from './actions/add-codes.ts';
import { changeStock } from './actions/change-stock.ts';
import { exportOrders } from './actions/export-orders.ts';
import { generatePay, requireOwnName } from './actions/generate-pay.ts';
import { pay } from './actions/pay.ts';
import { payMedal } from './actions/pay-medal.ts';
import { receiverAdd } from './actions/receiver-add.ts';
import { redeem } from './actions/redeem.ts';
import { refund } from './actions/refund.ts';
import { saveGoods } from './actions/save-goods.ts';
import { saveShop } from './actions/save-shop.ts';
import { saveToken } from './actions/save-token.ts';
import { setLabel } from './actions/set-label.ts';
import { wear } from './actions/wear.ts';
import { storeFigures } from './figures.ts';
import { markSales } from './jobs/mark-sales.ts';
import { voidExpiredCodes } from './jobs/void-expired-codes.ts';
import { storeReasons } from './money.ts';
import { storeNotices } from './notices.ts';
import { storePersonalData, storeTables } from './personal-data.ts';
import { adminGoods, adminOrder, adminOrders, adminShops } from './reads/admin.ts';
import { checkout } from './reads/checkout.ts';
import { countries } from './reads/countries.ts';
import { emoticons } from './reads/emoticons.ts';
import { findCode } from './reads/find-code.ts';
import { goodsDetail } from './reads/goods-detail.ts';
import { goodList, goodsList } from './reads/goods-list.ts';
import { storeKnownOf } from './reads/known.ts';
import { moneyPages } from './reads/money-pages.ts';
import { orderDetail } from './reads/order-detail.ts';
import { latestOrder, orderList } from './reads/order-list.ts';
import { receiverSingle } from './reads/receiver-single.ts';
import { shopList } from './reads/shop-list.ts';
import { ticketHistory, ticketList } from './reads/tickets.ts';
import { ucenterStore } from './reads/ucenter-store.ts';
import { userToken } from './reads/user-token.ts';
import { storeReferences } from './references.ts';
import { storeSettings } from './settings.ts';
import { type Asked, createSoldOut } from './sold-out.ts';
import { paidSince } from './sql/orders.ts';
import { createTurns } from './turns.ts';

/** A parcel leaves within five days. */
const packedWithinHours = 5 * 24;

interface Deps {
  db: Db;
  clock: () => Date;
  tags: TagBoard;
  settings: SettingsReader;
  secret: string;
  publicUrl: string;
}

/** What is sold, and the token by which the documents' clients come. */
const goodsHandlers = ({ settings, secret }: Deps) => ({
  'store.good-list': goodList(settings),
  'store.goods-list': goodsList(settings),
  'store.good-single': goodsDetail,
  'store.goods-detail': goodsDetail,
  'store.shop-list': shopList,
  'store.countries': countries(settings),
  'store.ucenter-store': ucenterStore(settings),
  'store.user-token': userToken(secret),
  'store.get-token': userToken(secret),
  'store.save-token': saveToken(secret),
});

/** What members buy, have and redeem. */
function orderHandlers({ settings, publicUrl, tags }: Deps) {
  const soldOut = createSoldOut(tags);
  const selling = { settings, soldOut };
  const takeTurn = createTurns();
  const nothing = () => undefined;
  const buying = <I extends Asked, R>(
    act: (ctx: MemberCtx, input: I) => Promise<R>,
    first: (ctx: MemberCtx, input: I) => void = nothing,
  ) =>
    prepared(
      async (ctx: MemberCtx, input: I) => {
        first(ctx, input);
        const endTurn = await takeTurn(input.goods_id);
        try {
          await soldOut.refuse(ctx, input);
          return endTurn;
        } catch (error) {
          endTurn();
          throw error;
        }
      },
      async (ctx, input, endTurn) => {
        try {
          return await act(ctx, input);
        } finally {
          endTurn();
        }
      },
    );
  return {
    'store.checkout': checkout(settings),
    'store.pay': buying(pay(selling)),
    'store.pay-medal': buying(payMedal(selling)),
    'store.generate-pay': buying(generatePay(selling), requireOwnName),
    'store.receiver-single': receiverSingle,
    'store.receiver-add': receiverAdd,
    'store.order-list': orderList,
    'store.my-goods-list': orderList,
    'store.order-single': orderDetail(publicUrl),
    'store.order-detail': orderDetail(publicUrl),
    'store.latest-order': latestOrder,
    'store.ticket-list': ticketList,
    'store.ticket-history': ticketHistory,
    'store.emoticons': emoticons,
    'store.wear': wear,
    'store.find-code': findCode,
    'store.redeem': redeem,
  };
}

/** What operators do. */
const adminHandlers = {
  'store.admin-goods': adminGoods,
  'store.save-goods': saveGoods,
  'store.change-stock': changeStock,
  'store.import-codes': importCodes,
  'store.issue-codes': issueCodes,
  'store.admin-shops': adminShops,
  'store.save-shop': saveShop,
  'store.admin-orders': adminOrders,
  'store.admin-order': adminOrder,
  'store.set-label': setLabel,
  'store.refund': refund,
  'store.export-orders': exportOrders,
};

/** What the domain binds. */
export const createStore = (deps: Deps): DomainParts<keyof typeof storeCalls> => ({
  domain: 'store',
  handlers: { ...goodsHandlers(deps), ...orderHandlers(deps), ...adminHandlers },
  settings: storeSettings,
  reasons: storeReasons,
  moneyPages,
  knownOf: storeKnownOf,
  figures: storeFigures,
  notices: storeNotices,
  tables: storeTables,
  waiting: { orders: async (db, _by, { most }) => waitsSince(await paidSince(db, most), packedWithinHours) },
  references: storeReferences,
  personalData: storePersonalData,
  tasks: {
    'store.mark-sales': () => markSales(deps.db, deps.clock()),
    'store.void-expired-codes': () => voidExpiredCodes(deps.db, deps.clock),
  },
  cron: [
    { task: 'store.mark-sales', match: '*/5 * * * *', promise: hourly },
    { task: 'store.void-expired-codes', match: '23 * * * *', promise: hourly },
  ],
});
