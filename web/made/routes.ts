// Made by `npm run lists` of what the domains declare: change it there.
import { bugsRoutes } from '../features/bugs/routes.ts';
import { contestsRoutes } from '../features/contests/routes.ts';
import { creatorRoutes } from '../features/creator/routes.ts';
import { drawRoutes } from '../features/draw/routes.ts';
import { feedbackRoutes } from '../features/feedback/routes.ts';
import { groupsRoutes } from '../features/groups/routes.ts';
import { messagesRoutes } from '../features/messages/routes.ts';
import { rankingRoutes } from '../features/ranking/routes.ts';
import { reviewRoutes } from '../features/review/routes.ts';
import { roomsRoutes } from '../features/rooms/routes.ts';
import { storeRoutes } from '../features/store/routes.ts';
import { tasksRoutes } from '../features/tasks/routes.ts';
import { topicsRoutes } from '../features/topics/routes.ts';
import type { RouteEntry } from '../router/route-config.ts';

export const featureRoutes: readonly RouteEntry[] = [
  ...bugsRoutes,
  ...contestsRoutes,
  ...creatorRoutes,
  ...drawRoutes,
  ...feedbackRoutes,
  ...groupsRoutes,
  ...messagesRoutes,
  ...rankingRoutes,
  ...reviewRoutes,
  ...roomsRoutes,
  ...storeRoutes,
  ...tasksRoutes,
  ...topicsRoutes,
];
