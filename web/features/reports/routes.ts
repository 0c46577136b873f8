import { type RouteEntry, rare, route } from '../../router/route-config.ts';

export const reportsRoutes: readonly RouteEntry[] = [...rare([route('report', 'routes/report.tsx')])];
