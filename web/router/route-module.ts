import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from './answers.ts';
import type { Params } from './match-routes.ts';

export type Loader = (args: LoaderFunctionArgs) => unknown;

/** What a file of `web/routes/` may export. */
export interface RouteModule {
  default: ComponentType;
  /** Runs on the server alone: for the page, and for its data on a step within the site. */
  loader?: Loader;
  /** In place of the server's on a step within the site. */
  clientLoader?: Loader;
  handle?: unknown;
  /** Whether the loader of a route that stays on the page runs again; it does where the query changed. */
  shouldRevalidate?: (args: ShouldRevalidateFunctionArgs) => boolean;
  /** What stays of its data once another page is shown; without it, all of it. */
  staying?: (data: never) => unknown;
  /** What a step to this page shows while its data is on its way; undefined where nothing is known of it. */
  placeholder?: (params: Params) => ReactNode;
  ErrorBoundary?: ComponentType<{ error: unknown }>;
  /** Of the root alone: the document around the page and around what is shown when it fails. */
  Layout?: ComponentType<{ children: ReactNode }>;
}
