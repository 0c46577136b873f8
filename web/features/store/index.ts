export { CheckoutScreen, OrderSummary } from './components/CheckoutScreen.tsx';
export { GoodsListScreen } from './components/GoodsListScreen.tsx';
export { GoodsScreen } from './components/GoodsScreen.tsx';
export { MyOrders } from './components/MyOrders.tsx';
export { OrderFacts, OrderScreen } from './components/OrderScreen.tsx';
export { OrdersScreen } from './components/OrdersScreen.tsx';
export { OwnEmoticons } from './components/OwnEmoticons.tsx';
export { Reaching } from './components/Reaching.tsx';
export { RedeemScreen } from './components/RedeemScreen.tsx';
export { ResultScreen } from './components/ResultScreen.tsx';
export { ShareGoods } from './components/ShareGoods.tsx';
export { SpendIt } from './components/SpendIt.tsx';
export { StoreGoodsScreen } from './console/StoreGoodsScreen.tsx';
export { StoreOrdersScreen } from './console/StoreOrdersScreen.tsx';
export { StoreShopsScreen } from './console/StoreShopsScreen.tsx';
export { asHeading } from './labels.ts';
export {
  idIn,
  readCheckout,
  readGoodsDetail,
  readGoodsList,
  readOrderDetail,
  readOrders,
  readOwnGoods,
  readPickUp,
  readSpendable,
  readTicket,
} from './queries.ts';
export { codeTones, orderTones } from './tones.ts';
