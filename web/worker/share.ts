import { sharedTo, sharePath } from '../../contract/primitives/app-paths.ts';
import { sitePath } from '../../contract/primitives/site-path.ts';
import { localeOfPath, withinLocale } from '../offline/page-kind.ts';
import { storeShared } from '../offline/shared-with-site.ts';
import { type AskedEvent, on, type WorkerScope } from './scope.ts';

/** Takes in what is shared to the installed site, and opens the composer. */
export function serveShare(scope: WorkerScope): void {
  on<AskedEvent>(scope, 'fetch', (event) => {
    const { method, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'POST' || origin !== scope.location.origin || withinLocale(pathname) !== sharePath) return;
    event.respondWith(takeIn(scope, event.request, localeOfPath(pathname)));
  });
}

async function takeIn({ caches, location }: WorkerScope, request: Request, locale: string): Promise<Response> {
  // A full disk: the composer finds nothing, and says so.
  await storeShared(caches, await request.formData(), Date.now()).catch(() => undefined);
  return Response.redirect(location.origin + sitePath(locale + sharedTo), 303);
}
