import { noteReadOnly } from '../lib/read-only.ts';
import { noteShown } from '../lib/shown-since.ts';
import { type RouteError, redirect } from './answers.ts';
import { NetworkLost } from './network-lost.ts';

/** The data of a page's routes by their ids, in the page or asked for on a step within the site. */
export interface CarriedData {
  data: Record<string, unknown>;
  /** What failed, by the id of its route; of a fault of ours it says only that it was one. */
  errors: Record<string, RouteError>;
}

/** The answer to a step: the data, or where to go instead. */
export type StepAnswer = CarriedData | { redirect: string };

/** Id of the element in which a page carries its data. */
export const pageDataId = 'page-data';

/** Of a page's address: `/ng/latest` has its data at `/ng/latest.data`, the first page at `/_root.data`. */
const ending = '.data';
const rootName = '/_root';
const routesField = '_routes';

/** Where the data of some routes of a page is asked for; `page` is the page's address. */
export function dataAddress(page: URL, routes: readonly string[]): URL {
  const address = new URL(page);
  const path = address.pathname.replace(/\/$/, '');
  address.pathname = `${path === '' ? rootName : path}${ending}`;
  address.searchParams.set(routesField, routes.join(','));
  address.hash = '';
  return address;
}

/** The page whose data is asked for, and the routes (all where none is named); null where an address asks for a page. */
export function pageOfDataAddress(url: URL): { page: URL; routes: Set<string> | null } | null {
  if (!url.pathname.endsWith(ending)) return null;
  const page = new URL(url);
  const path = page.pathname.slice(0, -ending.length);
  page.pathname = path === rootName ? '/' : path;
  const named = page.searchParams.get(routesField);
  page.searchParams.delete(routesField);
  return { page, routes: named === null ? null : new Set(named.split(',')) };
}

/** What this device has saved of some routes of a page; undefined for nothing. */
export type FromSaved = (page: URL, routes: readonly string[]) => Promise<CarriedData | undefined>;

/** What this device has saved of a page, where nothing answers. */
export const savedData: FromSaved = (page, routes) => fromSaved(page, routes);

let fromSaved: FromSaved = () => Promise.resolve(undefined);

/** Sets who answers while nothing else does. */
export function onNothingAnswers(read: FromSaved): void {
  fromSaved = read;
}

/**
 * Asks the server for the data of some routes of a page, or the device where nothing answers; throws where it sends the
 * reader on, or where nothing is saved either.
 */
export async function askForData(page: URL, routes: readonly string[], signal: AbortSignal): Promise<CarriedData> {
  const asked = fetch(dataAddress(page, routes), { signal, headers: { accept: 'application/json' } });
  const answered = await asked.catch((error: unknown) => {
    if (signal.aborted) throw error;
    return new NetworkLost(error);
  });
  // A page that a network puts in place of an answer is none.
  const response =
    answered instanceof Response && answered.ok && !isJson(answered) ? new NetworkLost('a page') : answered;
  if (response instanceof NetworkLost) {
    const saved = await fromSaved(page, routes);
    if (saved) return saved;
    throw response;
  }
  if (!isJson(response)) throw new Response(null, { status: response.status });
  noteReadOnly(response);
  const answer = (await response.json()) as StepAnswer | { error: string };
  if ('redirect' in answer) throw redirect(answer.redirect);
  // Whoever asks for too much is answered as by a call.
  if (!('errors' in answer)) throw new Response(null, { status: response.status });
  noteReceived(page);
  return answer;
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('application/json') === true;

/** The data of a page was received just now. */
export const noteReceived = (page: URL): void =>
  noteShown(page.pathname + page.search, { at: Date.now(), saved: false });
