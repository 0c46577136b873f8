import { pagesFor, type RouteEntry, route } from '../../router/route-config.ts';

export const messagesRoutes: readonly RouteEntry[] = [
  ...pagesFor('rare', [route('message', 'routes/message.tsx'), route('message/new', 'routes/message-new.tsx')]),
];
