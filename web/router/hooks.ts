import { use, useCallback } from 'react';
import { hrefOf, type Location, resolve, type To } from './address.ts';
import type { NavigateOptions, Navigation } from './browser-router.ts';
import type { Params } from './match-routes.ts';
import { DepthContext, useRouterView } from './view.tsx';

/** Where this page is, within the locale. */
export const useLocation = (): Location => useRouterView().state.page.location;

/** The query of this page. */
export const useSearch = (): URLSearchParams => new URLSearchParams(useLocation().search);

/** The prefix of the page's locale, `/` for none. */
export const useBasename = (): string => useRouterView().basename;

/** The address of a link as the browser shows it. */
export function useHref(to: To): string {
  const { basename, state } = useRouterView();
  return hrefOf(resolve(to, state.page.location.pathname), basename);
}

/** `navigate('/latest')` goes to a page of the locale, `navigate(-1)` a step back. */
export function useNavigate(): (to: To | number, options?: NavigateOptions) => Promise<void> {
  const { router } = useRouterView();
  return useCallback(async (to, options) => router?.navigate(to, options), [router]);
}

/** Whether the router is on its way to a page, and where to. */
export const useNavigation = (): Navigation => useRouterView().state.navigation;

/** `revalidate()` asks for the data of the page that stands anew, `turnReader()` for another reader; both end with it drawn. */
export function useRevalidator(): {
  state: 'idle' | 'loading';
  revalidate: () => Promise<void>;
  turnReader: () => Promise<void>;
} {
  const { router, state } = useRouterView();
  const revalidate = useCallback(async () => {
    await router?.revalidate();
    await router?.whenDrawn();
  }, [router]);
  const turnReader = useCallback(async () => {
    await router?.turnReader();
    await router?.whenDrawn();
  }, [router]);
  return { state: state.revalidation, revalidate, turnReader };
}

/** What a loader resolved to, as it arrives. */
type Loaded<T> = T extends (...args: never[]) => infer R ? Exclude<Awaited<R>, Response> : T;

/** The data of the route that is being drawn: `useLoaderData<typeof loader>()`. */
export function useLoaderData<T>(): Loaded<T> {
  const { matches, data } = useRouterView().state.page;
  return data[matches[use(DepthContext)]?.id ?? ''] as Loaded<T>;
}

/** The data of a route that stands on the page, by its id; undefined where it failed or isn't there. */
export const useRouteLoaderData = (id: string): unknown => useRouterView().state.page.data[id];

/** The routes that stand on the page, outermost first. */
export function useMatches(): { id: string; params: Params; handle: unknown }[] {
  return useRouterView().state.page.matches.map(({ id, params, module }) => ({ id, params, handle: module.handle }));
}
