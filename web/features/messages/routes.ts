import { type RouteEntry, rare, route } from '../../router/route-config.ts';

export const messagesRoutes: readonly RouteEntry[] = [
  ...rare([route('message', 'routes/message.tsx'), route('message/new', 'routes/message-new.tsx')]),
];
