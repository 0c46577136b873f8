import { rootRoute, routes as table } from 'virtual:server-routes';
import { jsonInPage } from '../../contract/primitives/json-in-page.ts';
import { type SitePath, sitePath } from '../../contract/primitives/site-path.ts';
import { hrefOf, pathWithin, resolve } from './address.ts';
import { PageData, type RouteError, type RouterContextProvider, redirectOf, routeErrorOf } from './answers.ts';
import { matcher, type TableRoute } from './match-routes.ts';
import type { CarriedData, StepAnswer } from './page-data.ts';
import { pageDataId } from './page-data.ts';
import { failureOf, type Page, type PageMatch } from './page-state.ts';
import type { RouteModule } from './route-module.ts';

/** A page as the server knows it: its code is in the bundle. */
export interface ServerRoute extends TableRoute<ServerRoute> {
  module: RouteModule;
}

const root: PageMatch = { id: 'root', params: {}, module: rootRoute };
const matchesAt = matcher(table);

/** What the loaders of a page gave. */
export interface LoadedPage {
  page: Page;
  errors: ReadonlyMap<string, unknown>;
  status: number;
}

/** Where the reader is sent instead; within the locale. */
export interface SentOn {
  redirect: string;
  status: number;
}

const noSuchPage: RouteError = { status: 404, data: { status: 404 } };

function matchesOf(address: string, basename: string): PageMatch[] {
  const pathname = pathWithin(address, basename) ?? '/';
  return [root, ...matchesAt(pathname).map(({ route, params }) => ({ id: route.id, params, module: route.module }))];
}

/** Ids of the routes at an address, outermost first. */
export const routeIdsAt = (address: string, basename: string): string[] =>
  matchesOf(address, basename).map(({ id }) => id);

const statusOf = (thrown: unknown): number => routeErrorOf(thrown)?.status ?? 500;

/** Runs the loaders of a page, or those of some of its routes. */
export async function loadPage(
  request: Request,
  basename: string,
  context: RouterContextProvider,
  wanted: ReadonlySet<string> | null = null,
): Promise<LoadedPage | SentOn> {
  const url = new URL(request.url);
  const matches = matchesOf(url.pathname, basename);
  // In the routes' order, whichever of them is ready first.
  const data: Record<string, unknown> = Object.fromEntries(matches.map(({ id }) => [id, undefined]));
  const errors = new Map<string, unknown>();
  let status = 200;
  let sentOn: SentOn | null = null;
  await Promise.all(
    matches.map(async ({ id, params, module: { loader } }) => {
      if (!loader || (wanted && !wanted.has(id))) return;
      try {
        const answer = await loader({ request, params, context });
        data[id] = answer instanceof PageData ? answer.data : answer;
        if (answer instanceof PageData) status = answer.init.status;
      } catch (thrown) {
        const location = redirectOf(thrown);
        if (location !== null) sentOn ??= { redirect: location, status: (thrown as Response).status };
        else errors.set(id, thrown);
      }
    }),
  );
  if (sentOn) return sentOn;
  if (matches.length === 1) errors.set('root', new PageData(noSuchPage.data, noSuchPage));
  const [failed] = errors.values();
  const location = { pathname: pathWithin(url.pathname, basename) ?? '/', search: url.search, hash: '', key: 'first' };
  const shown = new Map([...errors].map(([id, thrown]) => [id, routeErrorOf(thrown) ?? thrown]));
  const page = { location, matches, data, failure: failureOf(matches, shown) };
  return { page, errors, status: errors.size > 0 ? statusOf(failed) : status };
}

/** A page whose drawing failed: the error page in its place. */
export const failedPage = (page: Page, error: unknown): Page => ({ ...page, failure: { id: 'root', error } });

const routeError = (thrown: unknown): RouteError => routeErrorOf(thrown) ?? { status: 500, data: null };

function carriedData({ page: { data }, errors }: LoadedPage): CarriedData {
  return { data, errors: Object.fromEntries([...errors].map(([id, thrown]) => [id, routeError(thrown)])) };
}

const stepAnswer = (loaded: LoadedPage | SentOn): StepAnswer =>
  'redirect' in loaded ? { redirect: loaded.redirect } : carriedData(loaded);

/** The answer to a step within the site, as JSON. */
export const stepData = (loaded: LoadedPage | SentOn): string => jsonInPage(JSON.stringify(stepAnswer(loaded)));

/** The element in which a page carries its data; no script, so that no policy needs to allow it. */
export const dataElement = (loaded: LoadedPage): string =>
  `<script type="application/json" id="${pageDataId}">${jsonInPage(JSON.stringify(carriedData(loaded)))}</script>`;

/** A redirect's address as the browser follows it. */
export const redirectAddress = ({ redirect }: SentOn, basename: string): SitePath =>
  hrefOf(resolve(sitePath(redirect), '/'), basename);
