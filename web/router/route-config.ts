import type { PartFor } from '../parts/part.ts';

/** One page of `web/routes.ts`: a file under `web/`, at a path of its parent's. */
export interface RouteEntry {
  /** The file without its ending; a page's data is stored under it. */
  id: string;
  file: string;
  path?: string;
  index?: true;
  children?: RouteEntry[];
  /** The browser learns of it when an address is asked for that is none of the others. */
  for?: SomeReaders;
}

/** Pages that members alone see are in a table that their pages bring; what few readers see, in one that is fetched for it. */
export type SomeReaders = Extract<PartFor, 'members' | 'rare'>;

const entryOf = (file: string): Pick<RouteEntry, 'id' | 'file'> => ({ id: file.replace(/\.tsx$/, ''), file });

/** The page at its parent's own path. */
export const index = (file: string): RouteEntry => ({ ...entryOf(file), index: true });

/** A page at a path, with those below it. */
export const route = (path: string, file: string, children?: RouteEntry[]): RouteEntry => ({
  ...entryOf(file),
  path,
  ...(children && { children }),
});

/** What stands around several pages and has no path of its own. */
export const layout = (file: string, children: RouteEntry[]): RouteEntry => ({ ...entryOf(file), children });

/** Pages that not everybody goes to. */
export const pagesFor = (some: SomeReaders, entries: RouteEntry[]): RouteEntry[] =>
  entries.map((entry) => ({ ...entry, for: some }));
