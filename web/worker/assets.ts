import { assetsStore, isAsset } from '../offline/assets-store.ts';
import { type AskedEvent, on, type WorkerScope } from './scope.ts';

/** A file of the site: as it is stored, else as the network gives it, which is stored then. */
export async function assetFor({ caches }: WorkerScope, request: Request): Promise<Response> {
  const cache = await caches.open(assetsStore);
  const stored = await cache.match(request, { ignoreVary: true });
  if (stored) return stored;
  const answer = await fetch(request);
  // A full disk hinders nobody from reading.
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** Answers for the site's own files. */
export function serveAssets(scope: WorkerScope): void {
  on<AskedEvent>(scope, 'fetch', (event) => {
    const { method, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== scope.location.origin || !isAsset(pathname)) return;
    event.respondWith(assetFor(scope, event.request));
  });
}
