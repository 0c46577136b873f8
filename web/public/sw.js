// Shows what is pushed to this device and opens it. It answers no requests: pages come from the network as always.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data ? event.data.json() : {};
  } catch {
    // Nothing that we sent.
  }
  const { title, body = '', url = '/', tag = 'notices' } = message;
  if (typeof title !== 'string' || title === '') return;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: true,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target = new URL(event.notification.data?.url ?? '/', self.location.origin);
  // A message leads within this site and nowhere else.
  const url = target.origin === self.location.origin ? target.href : self.location.origin;
  event.waitUntil(open(url));
});

async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((window) => window.url === url) ?? windows.find((window) => window.focused);
  if (!shown) return self.clients.openWindow(url);
  if (shown.url !== url) await shown.navigate(url).catch(() => self.clients.openWindow(url));
  return shown.focus();
}
