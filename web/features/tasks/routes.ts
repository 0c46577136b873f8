import { pagesFor, type RouteEntry, route } from '../../router/route-config.ts';

export const tasksRoutes: readonly RouteEntry[] = [
  ...pagesFor('rare', [
    route('task', 'routes/task.tsx'),
    route('medalcenter', 'routes/medalcenter.tsx'),
    route('medalcenter/wear', 'routes/medalcenter/wear.tsx'),
  ]),
];
