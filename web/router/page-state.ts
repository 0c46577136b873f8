import type { ReactNode } from 'react';
import type { Location } from './address.ts';
import type { RouteError } from './answers.ts';
import type { Params } from './match-routes.ts';
import type { RouteModule } from './route-module.ts';

/** A route that stands on the page. */
export interface PageMatch {
  id: string;
  params: Params;
  module: RouteModule;
}

/** What failed: shown by the route of that id, in its own place. */
export interface PageFailure {
  id: string;
  error: unknown;
}

/** A page, ready to be drawn. */
export interface Page {
  location: Location;
  /** Outermost first; the first is the root. */
  matches: readonly PageMatch[];
  data: Readonly<Record<string, unknown>>;
  failure: PageFailure | null;
  /** Drawn in place of the innermost route until its data is there. */
  placeholder?: ReactNode;
}

/** The innermost route at or above the failed one that can show a failure; the root can. */
export function shownBy(matches: readonly PageMatch[], failed: string): string {
  const at = matches.findIndex(({ id }) => id === failed);
  return matches.slice(0, at + 1).findLast(({ module }) => module.ErrorBoundary)?.id ?? 'root';
}

/** Of several failures the outermost is shown. */
export function failureOf(matches: readonly PageMatch[], errors: ReadonlyMap<string, unknown>): PageFailure | null {
  const failed = matches.find(({ id }) => errors.has(id));
  return failed ? { id: shownBy(matches, failed.id), error: errors.get(failed.id) } : null;
}

/** A page that failed by a fault of ours, and not because what it showed is gone or closed. */
const isFault = ({ failure }: Page): boolean =>
  failure !== null && (failure.error as Partial<RouteError>).status !== 404;

const isRefused = (part: unknown): boolean => (part as { ok?: unknown } | null | undefined)?.ok === false;

/** Whether what a loader asked for, or a part of it, was refused: it has `ok: false` then. */
const holdsRefusal = (value: unknown): boolean =>
  isRefused(value) || (typeof value === 'object' && value !== null && Object.values(value).some(isRefused));

/** A page that was asked for anew while it is read: what was refused, or failed by a fault of ours, stays as it was. */
export function renewed(standing: Page, next: Page): Page {
  if (standing.failure) return next;
  if (isFault(next)) return standing;
  const retained = Object.entries(standing.data).filter(
    ([id, value]) => holdsRefusal(next.data[id]) && !holdsRefusal(value),
  );
  return retained.length > 0 ? { ...next, data: { ...next.data, ...Object.fromEntries(retained) } } : next;
}

const sameParams = (one: Params, other: Params): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/** Parameters that choose what is shown of a page's data and change none of it: which picture is looked at, and of which post. */
const ofPicture = ['photo', 'of'] as const;

/** What a page's loaders are asked for by its query. */
function askedBy(search: string): string {
  const params = new URLSearchParams(search);
  if (params.has('photo')) for (const name of ofPicture) params.delete(name);
  return params.toString();
}

type Place = Omit<Location, 'key'>;

/** Whether two addresses show the same data: they differ in the hash, or in the picture that is looked at. */
export const isSamePage = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && askedBy(one.search) === askedBy(other.search);

/** What the routes of a page that is gone to still have from the one that stands. */
export function stayingData(matches: readonly PageMatch[], from: Page, to: Place): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const { id, module } of matches) {
    if (!(id in from.data)) continue;
    const stays = isSamePage(from.location, to) ? undefined : module.staying;
    data[id] = stays ? stays(from.data[id] as never) : from.data[id];
  }
  return data;
}

/** Whether a route's loader runs on the way from one page to another; `again` asks for the same page anew. */
export function mustLoad(match: PageMatch, from: Page, to: URL, here: URL, again: boolean): boolean {
  const before = from.matches.find(({ id }) => id === match.id);
  if (!before || !sameParams(before.params, match.params) || !(match.id in from.data)) return true;
  const { shouldRevalidate } = match.module;
  if (shouldRevalidate) return shouldRevalidate({ currentUrl: here, nextUrl: to });
  return again || here.search !== to.search;
}
