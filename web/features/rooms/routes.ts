import { pagesFor, type RouteEntry, route } from '../../router/route-config.ts';

export const roomsRoutes: readonly RouteEntry[] = [
  ...pagesFor('rare', [
    route('message/groupdetail', 'routes/message-group.tsx'),
    route('message/new/group', 'routes/message-new-group.tsx'),
  ]),
];
