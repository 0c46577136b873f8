import { pagesFor, type RouteEntry, route } from '../../router/route-config.ts';

export const contestsRoutes: readonly RouteEntry[] = [
  ...pagesFor('rare', [
    route('photos', 'routes/photos.tsx'),
    route('photos/add', 'routes/photos/add.tsx'),
    route('photos/agreement', 'routes/photos/agreement.tsx'),
    route('photos/entries', 'routes/photos/entries.tsx'),
    route('photos/contests', 'routes/photos/contests.tsx'),
    route('photos/contest/:contest', 'routes/photos/contest.tsx'),
    route('photos/contest/:contest/entries', 'routes/photos/contest-entries.tsx'),
    route('photos/contest/:contest/jury', 'routes/photos/jury.tsx'),
    route('photos/:detail', 'routes/photos/entry.tsx'),
    route('photos/detail/:tid', 'routes/photos/entry-moved.tsx'),
    route('dreamFund', 'routes/dream-fund.tsx'),
    route('dreamFund/add', 'routes/dream-fund/add.tsx'),
    route('dreamFund/agreement', 'routes/dream-fund/agreement.tsx'),
    route('dreamFund/entries', 'routes/dream-fund/entries.tsx'),
    route('dreamFund/:detail', 'routes/dream-fund/entry.tsx'),
    route('dreamFund/detail/:tid', 'routes/dream-fund/entry-moved.tsx'),
    route('photography', 'routes/photography.tsx'),
    route('photography/photographer', 'routes/photography/photographers.tsx'),
    route('photography/photographer/:uid', 'routes/photography/photographer.tsx'),
    route('photography/photos', 'routes/photography/photos.tsx'),
    route('photography/:list', 'routes/photography/list.tsx'),
  ]),
];
