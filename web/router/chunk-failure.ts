import { goTo } from '../lib/go-to.ts';
import { inTab, type Store } from '../lib/stores.ts';
import { NetworkLost, siteAnswers } from './network-lost.ts';

/** A page is reloaded for missing code at most once in this time (R-MSC-039). */
export const reloadPauseMs = 60_000;
const key = 'chunk-reload';

/** Whether a reload may be tried now, given when the last one was. */
export const mayReload = (lastMs: number | null, nowMs: number): boolean =>
  lastMs === null || nowMs - lastMs >= reloadPauseMs || nowMs < lastMs;

/** What the failure needs of the browser. */
export interface ReloadHost {
  store: Pick<Store, 'read' | 'write'>;
  now: () => number;
  reload: () => void;
}

/**
 * Reloads the page once in a while where its code is gone (a new version was put in place); says if it did. Where the time
 * can't be stored it doesn't, as it would reload for ever.
 */
export function reloadForChunk(host: ReloadHost): boolean {
  const stored = host.store.read(key);
  if (!mayReload(stored === null ? null : Number(stored), host.now())) return false;
  if (!host.store.write(key, String(host.now()))) return false;
  host.reload();
  return true;
}

/** A route module in place of the one that is missing: drawn, it fails, and the error page shows. */
const missing = (error: unknown) => ({
  default: (): never => {
    throw error;
  },
});

/** Opens a page anew; the one that stands where no other is meant. */
function open(href: string): void {
  if (href === location.href) location.reload();
  else goTo(href);
}

/**
 * What stands in for the code of the page at `href` that can't be loaded: the page anew, from the server, or the error
 * page if that was just tried. Where nothing answers at all that would only lose the page that stands.
 */
export async function onChunkFailed(error: unknown, href: string): Promise<unknown> {
  if (!(await siteAnswers())) throw new NetworkLost(error);
  const reloads = reloadForChunk({
    store: inTab,
    now: Date.now,
    reload: () => open(href),
  });
  return reloads ? new Promise(() => {}) : missing(error);
}
