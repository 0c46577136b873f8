/** What a loader is given. */
export interface LoaderFunctionArgs {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
}

/** What a route is asked before its loader runs again on a step within the site. */
export interface ShouldRevalidateFunctionArgs {
  currentUrl: URL;
  nextUrl: URL;
}

/** Key of something that loaders find in their context. */
export interface RouterContext<T> {
  readonly key: symbol;
  /** Never set; it carries the type. */
  readonly value?: T;
}

export const createContext = <T>(): RouterContext<T> => ({ key: Symbol('context') });

/** What the server hands to the loaders of one page; a browser's loaders find nothing in theirs. */
export class RouterContextProvider {
  readonly #values = new Map<symbol, unknown>();

  get<T>({ key }: RouterContext<T>): T {
    if (!this.#values.has(key)) throw new Error('asked for what this page was not given');
    return this.#values.get(key) as T;
  }

  set<T>({ key }: RouterContext<T>, value: T): void {
    this.#values.set(key, value);
  }
}

/** A loader's value with a status of its own: `throw data({ status: 404 }, { status: 404 })`. */
export class PageData<T = unknown> {
  readonly data: T;
  readonly init: { status: number };

  constructor(value: T, init: { status: number }) {
    this.data = value;
    this.init = init;
  }
}

export const data = <T>(value: T, init: { status: number }): PageData<T> => new PageData(value, init);

/** `throw redirect('/latest')`: the reader is sent on, within the locale. */
export const redirect = (location: string, status = 302): Response =>
  new Response(null, { status, headers: { location } });

/** What a page that failed was answered with. */
export interface RouteError {
  status: number;
  data: unknown;
}

/** A thrown status or `data(…)` as the error page gets it; null for a fault of ours. */
export function routeErrorOf(thrown: unknown): RouteError | null {
  if (thrown instanceof PageData) return { status: thrown.init.status, data: thrown.data };
  if (thrown instanceof Response) return { status: thrown.status, data: null };
  return null;
}

/** Where a thrown answer sends the reader; null where it doesn't. */
export const redirectOf = (thrown: unknown): string | null =>
  thrown instanceof Response && thrown.status >= 300 && thrown.status < 400 ? thrown.headers.get('location') : null;
