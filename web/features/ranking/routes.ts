import { type RouteEntry, route } from '../../router/route-config.ts';

export const rankingRoutes: readonly RouteEntry[] = [
  route('ranking', 'routes/ranking.tsx'),
  route('ranking/global', 'routes/ranking-global.tsx'),
];
