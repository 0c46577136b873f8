import { layout, pagesFor, type RouteEntry, route } from '../../router/route-config.ts';

export const creatorRoutes: readonly RouteEntry[] = [
  ...pagesFor('rare', [
    route('creatorterm', 'routes/creatorterm.tsx'),
    layout('routes/ucenter/creator.tsx', [
      route('ucenter/account/creator', 'routes/ucenter/creator/start.tsx'),
      route('ucenter/account/creator/overviews', 'routes/ucenter/creator/overviews.tsx'),
      route('ucenter/account/creator/income', 'routes/ucenter/creator/income.tsx'),
      route('ucenter/account/creator/super', 'routes/ucenter/creator/super.tsx'),
      route('ucenter/account/creator/manuals', 'routes/ucenter/creator/manuals.tsx'),
      route('ucenter/account/creator/fq', 'routes/ucenter/creator/fq.tsx'),
    ]),
  ]),
];
