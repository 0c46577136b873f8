import { sitePath } from '../../contract/primitives/site-path.ts';
import { on, type PushEvent, type TapEvent, type WorkerScope } from './scope.ts';

interface PushMessage {
  title?: unknown;
  body?: string;
  url?: string;
  tag?: string;
}

/** Shows what is pushed to this device, and opens it. */
export function servePush(scope: WorkerScope): void {
  on<PushEvent>(scope, 'push', (event) => {
    const { title, body = '', url = '/', tag = 'notices' } = messageIn(event);
    if (typeof title !== 'string' || title === '') return;
    // `renotify` is missing in the library's types.
    const options: NotificationOptions & { renotify: boolean } = {
      ...{ body, tag, renotify: true, icon: '/icon-192.png', badge: '/icon-192.png', data: { url } },
    };
    event.waitUntil(scope.registration.showNotification(title, options));
  });
  on<TapEvent>(scope, 'notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(scope, addressWithin(scope, event.notification.data?.url)));
  });
}

function messageIn({ data }: PushEvent): PushMessage {
  try {
    return (data?.json() ?? {}) as PushMessage;
  } catch {
    // Nothing that we sent.
    return {};
  }
}

/** A message leads within this site and nowhere else. */
const addressWithin = ({ location: { origin } }: WorkerScope, url?: string): string =>
  origin + sitePath(url, { origin });

async function openPage(scope: WorkerScope, url: string): Promise<unknown> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((window) => window.url === url) ?? windows.find((window) => window.focused);
  if (!shown) return scope.clients.openWindow(url);
  if (shown.url !== url) await shown.navigate(url).catch(() => scope.clients.openWindow(url));
  return shown.focus();
}
