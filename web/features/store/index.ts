export { CheckoutScreen } from './components/CheckoutScreen.tsx';
export { GoodsListScreen } from './components/GoodsListScreen.tsx';
export { GoodsScreen } from './components/GoodsScreen.tsx';
export { OrderScreen } from './components/OrderScreen.tsx';
export { OrdersScreen } from './components/OrdersScreen.tsx';
export { OwnEmoticons } from './components/OwnEmoticons.tsx';
export { RedeemScreen } from './components/RedeemScreen.tsx';
export { ResultScreen } from './components/ResultScreen.tsx';
export { storeConsole } from './console-pages.ts';
export {
  idIn,
  readCheckout,
  readGoodsDetail,
  readGoodsList,
  readOrderDetail,
  readOrders,
  readTicket,
} from './queries.ts';
export { codeTones, orderTones } from './tones.ts';
