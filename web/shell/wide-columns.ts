import { quietly } from '../api/quietly.ts';
import { lazyModule } from '../lib/lazy-module.ts';

/** From here on a page has a column beside it; `shell.css` says the same. */
const wideWindow = '(min-width: 64rem)';

/** What columns show: phones never load it. */
export const columnsCode = lazyModule(() => import('./WideColumns.tsx'));

/** Loads it in a wide window, so that columns wake with the page; where it can't be had they stay as the server drew them. */
export const wideCode = async (): Promise<void> => {
  if (matchMedia(wideWindow).matches) await quietly(columnsCode());
};

/** Whether columns are drawn: there is room, and their code is there. The server draws for every window. */
export const hasColumns = (): boolean =>
  import.meta.env.SSR || (columnsCode.there !== undefined && matchMedia(wideWindow).matches);

const readers = new Set<() => void>();
let isWatched = false;

/** Calls back whenever that changes, until the returned function is called. */
export function onColumns(reader: () => void): () => void {
  readers.add(reader);
  if (!isWatched) matchMedia(wideWindow).addEventListener('change', notify);
  isWatched = true;
  return () => void readers.delete(reader);
}

/** Those that read by then: a step may have taken a page away while the code was on the way. */
async function notify(): Promise<void> {
  await wideCode();
  for (const reader of [...readers]) reader();
}
