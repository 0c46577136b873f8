import { pagesFor, type RouteEntry, route } from '../../router/route-config.ts';

export const storeRoutes: readonly RouteEntry[] = [
  ...pagesFor('rare', [
    route('xstore', 'routes/xstore.tsx'),
    route('xstore/detail', 'routes/xstore/detail.tsx'),
    route('xstore/order', 'routes/xstore/orders.tsx'),
    route('xstore/order/orderDetail', 'routes/xstore/order.tsx'),
    route('xstore/order/buy', 'routes/xstore/buy.tsx'),
    route('xstore/order/result', 'routes/xstore/result.tsx'),
    route('xstore/redeem', 'routes/xstore/redeem.tsx'),
  ]),
];
