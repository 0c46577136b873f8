import { type RouteEntry, rare, route } from '../../router/route-config.ts';

export const feedbackRoutes: readonly RouteEntry[] = [...rare([route('feedback', 'routes/feedback.tsx')])];
