import { pagesFor, type RouteEntry, route } from '../../router/route-config.ts';

export const groupsRoutes: readonly RouteEntry[] = [
  ...pagesFor('rare', [
    route('group', 'routes/groups.tsx'),
    route('group/new', 'routes/group/new.tsx'),
    route('group/:groupid', 'routes/group.tsx'),
    route('group/:groupid/members', 'routes/group/members.tsx'),
    route('group/:groupid/requests', 'routes/group/requests.tsx'),
    route('group/:groupid/hidden', 'routes/group/hidden.tsx'),
    route('group/:groupid/edit', 'routes/group/edit.tsx'),
    route('group/:groupid/hide', 'routes/group/hide.tsx'),
  ]),
];
