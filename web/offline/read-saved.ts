import { noteShown } from '../lib/shown-since.ts';
import type { CarriedData } from '../router/page-data.ts';
import { readToken } from '../session/token.ts';
import { dataIn, isBuild } from './saved-html.ts';
import { readerOf, type SavedRow, savedPage, savedReader, savedRows } from './saved-pages.ts';

/** Whether pages of this reader may be saved and shown: the log-in of this browser is theirs, or there is none. */
export const isCurrent = (reader: string): boolean => (readToken() === null) === (reader === readerOf(undefined));

/** The address of the code that runs; empty in development, where nothing is saved. */
export const buildHere = (): string =>
  [...document.scripts].map(({ src }) => new URL(src || '/', location.href).pathname).find(isBuild) ?? '';

/** The data of some routes of a page as this device has saved them for its reader, by the code that runs. */
export async function readSaved(page: URL, routes: readonly string[]): Promise<CarriedData | undefined> {
  const address = page.pathname + page.search;
  const [saved, reader] = await Promise.all([savedPage(caches, address), savedReader(caches)]);
  if (!saved || reader === null || !isCurrent(reader) || saved.build !== buildHere()) return undefined;
  const { data } = JSON.parse((saved.form === 'data' ? saved.body : dataIn(saved.body)) ?? '{}') as CarriedData;
  if (!data || routes.some((id) => !(id in data))) return undefined;
  noteShown(address, { at: saved.at, saved: true });
  return { data: Object.fromEntries(routes.map((id) => [id, data[id]])), errors: {} };
}

/** What this device has saved for its reader, the newest first. */
export async function readableRows(): Promise<SavedRow[]> {
  if (typeof caches === 'undefined') return [];
  const reader = await savedReader(caches);
  return reader !== null && isCurrent(reader) ? savedRows(caches) : [];
}
