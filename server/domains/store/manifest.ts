import type { storeCalls } from '../../../contract/domains/store/calls.ts';
import type { Db } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { hourly } from '../../platform/jobs/cron-line.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import { importCodes, issueCodes } from './actions/add-codes.ts';
import { changeStock } from './actions/change-stock.ts';
import { exportOrders } from './actions/export-orders.ts';
import { generatePay } from './actions/generate-pay.ts';
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
import { voidExpiredCodes } from './jobs/void-expired-codes.ts';
import { storeReasons } from './money.ts';
import { storeNotices } from './notices.ts';
import { storePersonalData, storeTables } from './personal-data.ts';
import { adminGoods, adminOrder, adminOrders, adminShops } from './reads/admin.ts';
import { checkout } from './reads/checkout.ts';
import { countries, ucenterStore } from './reads/countries.ts';
import { emoticons } from './reads/emoticons.ts';
import { findCode } from './reads/find-code.ts';
import { goodsDetail } from './reads/goods-detail.ts';
import { goodList, goodsList } from './reads/goods-list.ts';
import { orderDetail } from './reads/order-detail.ts';
import { latestOrder, orderList } from './reads/order-list.ts';
import { receiverSingle } from './reads/receiver-single.ts';
import { shopList } from './reads/shop-list.ts';
import { ticketHistory, ticketList } from './reads/tickets.ts';
import { userToken } from './reads/tokens.ts';
import { storeReferences } from './references.ts';
import { storeSettings } from './settings.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  settings: SettingsReader;
  secret: string;
  publicUrl: string;
}

/** What the domain binds. */
export const createStore = ({ db, clock, settings, secret, publicUrl }: Deps): DomainParts<keyof typeof storeCalls> => ({
  domain: 'store',
  handlers: {
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
    'store.checkout': checkout(settings),
    'store.pay': pay(settings),
    'store.pay-medal': payMedal(settings),
    'store.generate-pay': generatePay(settings),
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
  },
  settings: storeSettings,
  reasons: storeReasons,
  notices: storeNotices,
  tables: storeTables,
  references: storeReferences,
  personalData: storePersonalData,
  tasks: { 'store.void-expired-codes': () => voidExpiredCodes(db, clock) },
  cron: [{ task: 'store.void-expired-codes', match: '23 * * * *', promise: hourly }],
});
