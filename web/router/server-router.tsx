import { rootRoute, routes as table } from 'virtual:routes';
import type { ReactElement } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type CarriedData, carriedError, pageDataId, type StepAnswer } from './page-data.ts';
import { drawn, type RouteModule } from './route-module.tsx';

/** A page as the server knows it: its code is in the bundle. */
export interface ServerRoute {
  id: string;
  path?: string;
  index?: true;
  module: RouteModule;
  children?: ServerRoute[];
}

function routeOf({ id, path, index, module, children }: ServerRoute): RouteObject {
  return {
    id,
    ...(path !== undefined && { path }),
    ...(index && { index }),
    ...(module.loader && { loader: module.loader }),
    ...drawn(module),
    ...(children && { children: children.map(routeOf) }),
  } as RouteObject;
}

const root = (): RouteObject =>
  routeOf({ id: 'root', path: '', module: rootRoute, children: table as unknown as ServerRoute[] });

type StaticHandler = ReturnType<typeof createStaticHandler>;
const handlers = new Map<string, StaticHandler>();

function handlerOf(basename: string): StaticHandler {
  let handler = handlers.get(basename);
  if (!handler) {
    handler = createStaticHandler([root()], { basename });
    handlers.set(basename, handler);
  }
  return handler;
}

/** What the loaders of a page gave, or where they send the reader. */
export type Loaded = { context: StaticHandlerContext } | { redirect: string; status: number };

const sentOn = (response: Response): Loaded => ({
  redirect: response.headers.get('location') ?? '/',
  status: response.status,
});

/** Runs the loaders of a page. */
export async function loadPage(request: Request, basename: string, context: RouterContextProvider): Promise<Loaded> {
  const loaded = await handlerOf(basename).query(request, { requestContext: context });
  return loaded instanceof Response ? sentOn(loaded) : { context: loaded };
}

/** Runs the loaders of some of a page's routes, all where none is named. */
export async function loadRoutes(
  request: Request,
  basename: string,
  context: RouterContextProvider,
  ids: ReadonlySet<string> | null,
): Promise<Loaded> {
  const loaded = await handlerOf(basename).query(request, {
    requestContext: context,
    skipLoaderErrorBubbling: true,
    ...(ids && { filterMatchesToLoad: ({ route }) => ids.has(route.id) }),
  });
  return loaded instanceof Response ? sentOn(loaded) : { context: loaded };
}

/** A page whose drawing failed: the error page in its place. */
export const failedContext = (context: StaticHandlerContext, error: unknown): StaticHandlerContext => ({
  ...context,
  statusCode: 500,
  errors: { root: error },
});

export function carriedData({ loaderData, errors }: StaticHandlerContext): CarriedData {
  const carried = Object.entries(errors ?? {}).map(([id, error]) => [id, carriedError(error)]);
  return { loaderData, errors: errors ? Object.fromEntries(carried) : null };
}

/** The answer to a step within the site; addresses in it are the router's, without the locale's prefix. */
export function stepAnswer(loaded: Loaded, basename: string): StepAnswer {
  if ('context' in loaded) return carriedData(loaded.context);
  const inside = basename !== '/' && loaded.redirect.startsWith(`${basename}/`);
  if (loaded.redirect === basename) return { redirect: '/' };
  return { redirect: inside ? loaded.redirect.slice(basename.length) : loaded.redirect };
}

/** The page to draw. */
export function pageElement(context: StaticHandlerContext, basename: string): ReactElement {
  const router = createStaticRouter(handlerOf(basename).dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}

const risky = /[<\u2028\u2029]/g;
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** The element in which a page carries its data; no script, so that no policy needs to allow it. */
export function dataElement(context: StaticHandlerContext): string {
  const json = JSON.stringify(carriedData(context)).replace(risky, (found) => escapes[found] ?? '');
  return `<script type="application/json" id="${pageDataId}">${json}</script>`;
}
