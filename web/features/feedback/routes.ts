import { pagesFor, type RouteEntry, route } from '../../router/route-config.ts';

export const feedbackRoutes: readonly RouteEntry[] = [...pagesFor('rare', [route('feedback', 'routes/feedback.tsx')])];
