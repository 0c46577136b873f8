import { call } from '../api/client.ts';
import { quietly } from '../api/quietly.ts';
import { onDevice } from '../lib/stores.ts';
import { readToken } from '../session/token.ts';

/** Whether notices are pushed to this browser, or why they can't be. */
export type PushState = 'on' | 'off' | 'blocked' | 'unsupported';

const worker = '/sw.js';
/** For whom this browser was subscribed, and by which log-in: a subscription ends with that. */
const key = 'push_for';
const markOf = (uid: number): string => `${uid}.${(readToken() ?? '').slice(0, 8)}`;

const supported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushState(uid: number): Promise<PushState> {
  if (!supported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return onDevice.read(key)?.startsWith(`${uid}.`) && (await current()) ? 'on' : 'off';
}

async function saveSubscription(uid: number, subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  await call('notices.subscribe', { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' });
  onDevice.write(key, markOf(uid));
}

/** Asks for the reader's leave and has notices pushed to this browser. */
export async function startPush(uid: number): Promise<PushState> {
  if (!supported()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return pushState(uid);
  await navigator.serviceWorker.register(worker);
  const registration = await navigator.serviceWorker.ready;
  const { data } = await call('notices.push-key', {});
  const options = { userVisibleOnly: true, applicationServerKey: data.key };
  await saveSubscription(uid, await registration.pushManager.subscribe(options));
  return 'on';
}

export async function stopPush(): Promise<PushState> {
  onDevice.write(key, null);
  const subscription = await current();
  if (subscription) {
    await quietly(call('notices.unsubscribe', { endpoint: subscription.endpoint }));
    await subscription.unsubscribe();
  }
  return 'off';
}

/** After a new log-in of the same member the browser goes on receiving notices. */
export async function renewPush(uid: number): Promise<void> {
  const mark = onDevice.read(key);
  if (!mark?.startsWith(`${uid}.`) || mark === markOf(uid) || !supported()) return;
  const subscription = await current();
  if (subscription) await saveSubscription(uid, subscription);
}
