import type { ComponentType, ReactNode } from 'react';
import { type LoaderFunction, type RouteObject, type ShouldRevalidateFunction, useRouteError } from 'react-router';

/** What a file of `web/routes/` may export. */
export interface RouteModule {
  default: ComponentType;
  /** Runs on the server alone: for the page, and for its data on a step within the site. */
  loader?: LoaderFunction;
  /** In place of the server's on a step within the site. */
  clientLoader?: LoaderFunction;
  handle?: unknown;
  shouldRevalidate?: ShouldRevalidateFunction;
  ErrorBoundary?: ComponentType<{ error: unknown }>;
  /** Of the root alone: the document around the page and around what is shown when it fails. */
  Layout?: ComponentType<{ children: ReactNode }>;
}

type Drawn = Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'handle' | 'shouldRevalidate'>;

function failureOf(Shown: ComponentType<{ error: unknown }>): ComponentType {
  return function Failure() {
    return <Shown error={useRouteError()} />;
  };
}

function inside(Around: ComponentType<{ children: ReactNode }> | undefined, Part: ComponentType): ComponentType {
  if (!Around) return Part;
  return function Framed() {
    return (
      <Around>
        <Part />
      </Around>
    );
  };
}

/** The parts of a route that the router draws and asks, from its module. */
export function drawn(module: RouteModule): Drawn {
  const { Layout, ErrorBoundary, handle, shouldRevalidate } = module;
  const parts: Drawn = { Component: inside(Layout, module.default) };
  if (ErrorBoundary) parts.ErrorBoundary = inside(Layout, failureOf(ErrorBoundary));
  if (handle !== undefined) parts.handle = handle;
  if (shouldRevalidate) parts.shouldRevalidate = shouldRevalidate;
  return parts;
}
