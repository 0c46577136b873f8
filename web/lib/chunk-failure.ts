/** A page is reloaded for missing code at most once in this time (R-MSC-039). */
export const reloadPauseMs = 60_000;
const key = 'chunk-reload';

/** Whether a reload may be tried now, given when the last one was. */
export const mayReload = (lastMs: number | null, nowMs: number): boolean =>
  lastMs === null || nowMs - lastMs >= reloadPauseMs || nowMs < lastMs;

/** What the failure needs of the browser. */
export interface ReloadHost {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  reload: () => void;
}

/** Reloads the page once in a while where its code is gone (a new version was put in place); says if it did. */
export function reloadForChunk(host: ReloadHost): boolean {
  const stored = host.storage.getItem(key);
  if (!mayReload(stored === null ? null : Number(stored), host.now())) return false;
  host.storage.setItem(key, String(host.now()));
  host.reload();
  return true;
}

/** A route module in place of the one that is missing: drawn, it fails, and the error page shows. */
const missing = (error: unknown) => ({
  default: (): never => {
    throw error;
  },
});

/** What stands in for a route's code that can't be loaded: a reload, or the error page if that was just tried. */
export function onChunkFailed(error: unknown): Promise<unknown> {
  const reloads = reloadForChunk({
    storage: sessionStorage,
    now: Date.now,
    reload: () => window.location.reload(),
  });
  return reloads ? new Promise(() => {}) : Promise.resolve(missing(error));
}
