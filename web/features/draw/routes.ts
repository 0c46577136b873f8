import { pagesFor, type RouteEntry, route } from '../../router/route-config.ts';

export const drawRoutes: readonly RouteEntry[] = [
  ...pagesFor('rare', [
    route('jackpot', 'routes/jackpot.tsx'),
    route('jackpot/earlier', 'routes/jackpot/earlier.tsx'),
    route('jackpot/:drawid', 'routes/jackpot/draw.tsx'),
    route('jackpot/:drawid/winners', 'routes/jackpot/winners.tsx'),
    route('jackpot/:drawid/prize/:place', 'routes/jackpot/prize.tsx'),
  ]),
];
