import { rootRoute, routes as table } from 'virtual:routes';
import { type Part, part } from '../parts/part.ts';
import { pathWithin } from './address.ts';
import { freshKey, type LoadedRoute } from './browser-router.ts';
import { onChunkFailed } from './chunk-failure.ts';
import { matcher, type RouteMatch, type TableRoute } from './match-routes.ts';
import { type CarriedData, pageDataId } from './page-data.ts';
import { failureOf, type Page } from './page-state.ts';
import type { RouteModule } from './route-module.ts';

/** A page as the browser knows it before its code is there. */
export interface BrowserRoute extends TableRoute<BrowserRoute> {
  /** The server has data for it. */
  loader: boolean;
  /** Its module asks for its data itself on a step within the site. */
  clientLoader: boolean;
  load: Part<RouteModule>;
}

/** The pages that everybody sees; the others are known once one of them is asked for. */
const tables = [
  async () => ({ routes: table }),
  part({ for: 'members', load: () => import('virtual:member-routes') }),
  part({ for: 'rare', load: () => import('virtual:rare-routes') }),
];
const matchers: ReturnType<typeof matcher<BrowserRoute>>[] = [];

/** What stands at a path. */
async function matchesAt(pathname: string): Promise<RouteMatch<BrowserRoute>[]> {
  for (const [at, load] of tables.entries()) {
    matchers[at] ??= matcher((await load()).routes);
    const matches = matchers[at](pathname);
    if (matches.length > 0) return matches;
  }
  return [];
}

const root: LoadedRoute = { id: 'root', params: {}, module: rootRoute, source: 'server' };

/** The code of a route of a page; one that can't be had loads the page anew, or shows the error page (R-MSC-039). */
const moduleOf = (route: BrowserRoute, href: string): Promise<RouteModule> =>
  route.load().catch((error: unknown) => onChunkFailed(error, href) as Promise<RouteModule>);

const sourceOf = ({ loader, clientLoader }: BrowserRoute): LoadedRoute['source'] => {
  if (clientLoader) return 'module';
  return loader ? 'server' : 'none';
};

/** The routes of a path within the locale, once their code is there; `href` is the whole address. */
export async function routesAt(pathname: string, href: string): Promise<LoadedRoute[]> {
  const matches = await matchesAt(pathname).catch((error: unknown) => onChunkFailed(error, href) as Promise<never>);
  const loaded = matches.map(async ({ route, params }): Promise<LoadedRoute> => {
    return { id: route.id, params, module: await moduleOf(route, href), source: sourceOf(route) };
  });
  return [root, ...(await Promise.all(loaded))];
}

/** Fetches the code of a page before it is gone to; a failure matters only once the page is. */
export async function loadAhead(pathname: string): Promise<void> {
  const matches = await matchesAt(pathname).catch(() => []);
  for (const { route } of matches) route.load().catch(() => {});
}

/** The page that the server sent, with its code and its data. */
export async function sentPage(basename: string): Promise<Page> {
  const { pathname, search, hash } = window.location;
  const within = pathWithin(pathname, basename) ?? pathname;
  const matches = await routesAt(within, window.location.href);
  const { data, errors } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as CarriedData;
  const { key } = (window.history.state as { key?: string } | null) ?? {};
  const location = { pathname: within, search, hash, key: key ?? freshKey() };
  return { location, matches, data, failure: failureOf(matches, new Map(Object.entries(errors))) };
}
