import { rootRoute, routes as table } from 'virtual:routes';
import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
} from 'react-router';
import { onChunkFailed } from '../lib/chunk-failure.ts';
import { type CarriedData, errorOf, pageDataId } from './page-data.ts';
import { drawn, type RouteModule } from './route-module.tsx';
import { stepData } from './step-data.ts';

/** A page as the browser knows it before its code is there. */
export interface BrowserRoute {
  id: string;
  path?: string;
  index?: true;
  /** The server has data for it. */
  loader: boolean;
  /** Its module asks for its data itself on a step within the site. */
  clientLoader: boolean;
  load: () => Promise<RouteModule>;
  children?: BrowserRoute[];
}

const modules = new Map<string, Promise<RouteModule>>();

/** A route's code; one that can't be had reloads the page, or shows the error page (R-MSC-039). */
function moduleOf({ id, load }: BrowserRoute): Promise<RouteModule> {
  let module = modules.get(id);
  if (!module) {
    module = load().catch((error: unknown) => {
      modules.delete(id);
      return onChunkFailed(error) as Promise<RouteModule>;
    });
    modules.set(id, module);
  }
  return module;
}

function loaderOf(route: BrowserRoute): RouteObject['loader'] {
  if (route.clientLoader) {
    return async (args: LoaderFunctionArgs) => (await moduleOf(route)).clientLoader?.(args) ?? null;
  }
  return route.loader ? (args: LoaderFunctionArgs) => stepData(args, route.id) : undefined;
}

function routeOf(route: BrowserRoute, shown: ReadonlyMap<string, RouteModule>): RouteObject {
  const { id, path, index, children } = route;
  const module = shown.get(id);
  const loader = loaderOf(route);
  const code = module ? drawn(module) : { lazy: async () => drawn(await moduleOf(route)) };
  return {
    id,
    ...(path !== undefined && { path }),
    ...(index && { index }),
    ...(loader && { loader }),
    ...code,
    ...(children && { children: children.map((child) => routeOf(child, shown)) }),
  } as RouteObject;
}

const matchesOf = (basename: string, location: { pathname: string }): BrowserRoute[] =>
  (matchRoutes(table as unknown as RouteObject[], location, basename) ?? []).map(
    (match) => match.route as unknown as BrowserRoute,
  );

function hydrationState(): HydrationState {
  const { loaderData, errors } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as CarriedData;
  const thrown = Object.entries(errors ?? {}).map(([id, error]) => [id, errorOf(error)]);
  return { loaderData, ...(errors && { errors: Object.fromEntries(thrown) }) };
}

/** What stands on the page that the server sent: the handles of its routes, once their code is there. */
export async function shownModules(basename: string): Promise<Map<string, RouteModule>> {
  const shown = await Promise.all(
    matchesOf(basename, window.location).map(async (route) => [route.id, await moduleOf(route)] as const),
  );
  return new Map(shown);
}

/** The router of the page that the server sent, with its code and its data. */
export function createRouter(basename: string, shown: ReadonlyMap<string, RouteModule>): DataRouter {
  const children = table.map((route) => routeOf(route, shown));
  const root: RouteObject = {
    id: 'root',
    path: '',
    loader: (args: LoaderFunctionArgs) => stepData(args, 'root'),
    ...drawn(rootRoute),
    children,
  };
  return createBrowserRouter([root], { basename, hydrationData: hydrationState() });
}

/** Fetches the code of the page at an address before it is gone to. */
export function loadAhead(basename: string, pathname: string): void {
  for (const route of matchesOf(basename, { pathname })) moduleOf(route).catch(() => {});
}
