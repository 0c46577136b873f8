import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl, isRouteErrorResponse, redirect } from 'react-router';

/** What a failed loader left, as it travels: a fault of ours tells nothing but that it was one. */
export interface CarriedError {
  status: number;
  statusText: string;
  data: unknown;
}

/** The data of a page's routes by their ids, in the page or asked for on a step within the site. */
export interface CarriedData {
  loaderData: Record<string, unknown>;
  errors: Record<string, CarriedError> | null;
}

/** The answer to a step: the data, or where to go instead. */
export type StepAnswer = CarriedData | { redirect: string };

/** Id of the element in which a page carries its data. */
export const pageDataId = 'page-data';

/** Of a page's address: `/ng/latest` has its data at `/ng/latest.data`, the first page at `/_root.data`. */
const ending = '.data';
const rootName = '/_root';
const routesField = '_routes';

/** Where the data of some routes of a page is asked for; `url` is the page's. */
export function dataAddress(url: URL, routes: readonly string[]): URL {
  const address = new URL(url);
  const path = address.pathname.replace(/\/$/, '');
  address.pathname = `${path === '' ? rootName : path}${ending}`;
  address.searchParams.set(routesField, routes.join(','));
  address.hash = '';
  return address;
}

/** The page whose data is asked for, and the routes; null where an address asks for a page. */
export function pageOfDataAddress(url: URL): { page: URL; routes: Set<string> | null } | null {
  if (!url.pathname.endsWith(ending)) return null;
  const page = new URL(url);
  const path = page.pathname.slice(0, -ending.length);
  page.pathname = path === rootName ? '/' : path;
  const named = page.searchParams.get(routesField);
  page.searchParams.delete(routesField);
  return { page, routes: named === null ? null : new Set(named.split(',')) };
}

export function carriedError(error: unknown): CarriedError {
  if (!isRouteErrorResponse(error)) return { status: 500, statusText: '', data: null };
  return { status: error.status, statusText: error.statusText, data: error.data };
}

/** What the router throws and shows where a loader failed on the server. */
export const errorOf = ({ status, statusText, data }: CarriedError): unknown =>
  new ErrorResponseImpl(status, statusText, data);

/** The one route's data of an answer; throws what its loader threw. */
export function dataOf(answer: StepAnswer, id: string): unknown {
  if ('redirect' in answer) throw redirect(answer.redirect);
  const error = answer.errors?.[id];
  if (error) throw errorOf(error);
  return answer.loaderData[id] ?? null;
}
