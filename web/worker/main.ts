/**
 * The site's service worker: pushed messages, files and pages without a network, what waits to be sent, shared
 * pictures. It is one file without imports, and another one with each version of the site.
 */
import { serveAssets } from './assets.ts';
import { servePages } from './pages.ts';
import { servePush } from './push.ts';
import { serveQueue } from './queue.ts';
import { type LastingEvent, type MessageOfPage, on, type WorkerScope } from './scope.ts';
import { serveShare } from './share.ts';

/** The address of the code that starts pages of this version; the build writes it here. */
declare const siteBuild: string;

const scope = self as unknown as WorkerScope;

servePush(scope);
serveAssets(scope);
serveQueue(scope);
serveShare(scope);
servePages(scope);

on<LastingEvent>(scope, 'activate', (event) => {
  const { navigationPreload } = scope.registration;
  // Pages are asked for while the worker starts, so that it makes none of them later.
  event.waitUntil(Promise.all([navigationPreload?.enable(), scope.clients.claim()]));
});

on<MessageOfPage>(scope, 'message', (event) => {
  const { ask } = event.data as { ask?: string };
  // Only when the reader has said so: pages of the version before stand open.
  if (ask === 'update') event.waitUntil(scope.skipWaiting());
  if (ask === 'build') event.ports[0]?.postMessage(siteBuild);
});
