import { pagesFor, type RouteEntry, route } from '../../router/route-config.ts';

export const reviewRoutes: readonly RouteEntry[] = [...pagesFor('rare', [route('report', 'routes/report.tsx')])];
