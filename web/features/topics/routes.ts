import { type RouteEntry, route } from '../../router/route-config.ts';

export const topicsRoutes: readonly RouteEntry[] = [
  route('topic', 'routes/topics.tsx'),
  route('topic/:topid', 'routes/topic.tsx'),
];
