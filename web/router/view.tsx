import { Component, createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import type { BrowserRouter, RouterState } from './browser-router.ts';
import type { Page } from './page-state.ts';
import { scrollNow } from './scroll.ts';

/** What the parts of a page ask the router. On the server there is no router: the page stands as it is. */
export interface RouterView {
  basename: string;
  state: RouterState;
  router: Pick<BrowserRouter, 'navigate' | 'revalidate' | 'turnReader' | 'whenDrawn'> | null;
}

export const RouterViewContext = createContext<RouterView | null>(null);
/** Which route of the page is being drawn. */
export const DepthContext = createContext(0);

export function useRouterView(): RouterView {
  const view = use(RouterViewContext);
  if (!view) throw new Error('a part of a page was drawn without a router around it');
  return view;
}

/** A page as the server draws it. */
export const standing = (page: Page): RouterState => ({ page, navigation: { state: 'idle' }, revalidation: 'idle' });

/** Draws the page that stands, and each that follows it. */
export function RouterProvider({
  router,
  basename,
  first,
}: {
  router: BrowserRouter | null;
  basename: string;
  first: RouterState;
}) {
  const [state, setState] = useState(first);
  useLayoutEffect(() => {
    if (!router) return;
    setState(router.state);
    return router.subscribe(() => setState(router.state));
  }, [router]);
  const { page } = state;
  useLayoutEffect(() => router?.drew(page), [router, page]);
  const { location } = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that has been drawn
  useLayoutEffect(scrollNow, [location]);
  return (
    <RouterViewContext value={{ basename, state, router }}>
      <Drawn depth={0} />
    </RouterViewContext>
  );
}

/** Where a route's page draws the route below it. */
export function Outlet() {
  return <Drawn depth={use(DepthContext) + 1} />;
}

function Drawn({ depth }: { depth: number }) {
  const { state } = useRouterView();
  const { matches, failure, location, placeholder } = state.page;
  const match = matches[depth];
  if (!match) return null;
  const { default: Shown, ErrorBoundary, Layout } = match.module;
  const failed = failure?.id === match.id && ErrorBoundary;
  const standing = placeholder !== undefined && depth === matches.length - 1 ? placeholder : <Shown />;
  const drawn = failed ? <ErrorBoundary error={failure.error} /> : standing;
  const caught = ErrorBoundary ? (
    <Contained at={location.key} show={(error) => <ErrorBoundary error={error} />}>
      {drawn}
    </Contained>
  ) : (
    drawn
  );
  return <DepthContext value={depth}>{Layout ? <Layout>{caught}</Layout> : caught}</DepthContext>;
}

interface ContainedProps {
  /** The visit: the next one is tried anew. */
  at: string;
  show: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** What fails to be drawn is shown as a failure of its route; the shell around it stays. */
class Contained extends Component<ContainedProps, { failed: { error: unknown } | null; at: string }> {
  override state = { failed: null, at: this.props.at };
  static getDerivedStateFromError = (error: unknown) => ({ failed: { error } });
  static getDerivedStateFromProps({ at }: ContainedProps, state: { at: string }) {
    return at === state.at ? null : { at, failed: null };
  }
  override render(): ReactNode {
    const { failed } = this.state as { failed: { error: unknown } | null };
    return failed ? this.props.show(failed.error) : this.props.children;
  }
}
