import { quietly } from '../api/quietly.ts';
import { type LazyModule, lazyModule } from './lazy-module.ts';

/** From here on a page has a column beside it; `shell.css` says the same. */
const wideWindow = '(min-width: 64rem)';

const modules: LazyModule<unknown>[] = [];

/** Code of what stands in a column alone: phones never load it. */
export function wideModule<T>(load: () => Promise<T>): LazyModule<T> {
  const module = lazyModule(load);
  modules.push(module);
  return module;
}

/** Loads, in a wide window, what its columns need, so that they wake with the page; one that fails leaves them as they are. */
export const wideCode = async (): Promise<void> => {
  if (matchMedia(wideWindow).matches) await Promise.all(modules.map((load) => quietly(load())));
};

/** Whether there is room for what a module draws, and the module is there; the server draws for every window. */
export const isWide = ({ there }: LazyModule<unknown>): boolean =>
  import.meta.env.SSR || (there !== undefined && matchMedia(wideWindow).matches);

const readers = new Set<() => void>();
let isWatched = false;

/** Calls back whenever that changes, until the returned function is called. */
export function onWidth(reader: () => void): () => void {
  readers.add(reader);
  if (!isWatched) matchMedia(wideWindow).addEventListener('change', tell);
  isWatched = true;
  return () => void readers.delete(reader);
}

/** Those that read by then: a step may have taken a page away while its code was on the way. */
async function tell(): Promise<void> {
  await wideCode();
  for (const reader of [...readers]) reader();
}
