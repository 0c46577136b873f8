import { pagesFor, type RouteEntry, route } from '../../router/route-config.ts';

export const bugsRoutes: readonly RouteEntry[] = [
  ...pagesFor('rare', [
    route('buglist', 'routes/buglist.tsx'),
    route('buglist/add', 'routes/buglist/add.tsx'),
    route('buglist/:detail', 'routes/buglist/detail.tsx'),
    route('buglist/:detail/edit', 'routes/buglist/edit.tsx'),
  ]),
];
