import { useSyncExternalStore } from 'react';

/** The part of a window that reports on the network. */
export interface OnlineHost extends EventTarget {
  navigator: { onLine: boolean };
}

/** Follows the browser's network, on or off (R-MSC-041). */
export function onlineStore(host: OnlineHost) {
  return {
    read: (): boolean => host.navigator.onLine,
    subscribe(listener: () => void): () => void {
      host.addEventListener('online', listener);
      host.addEventListener('offline', listener);
      return () => {
        host.removeEventListener('online', listener);
        host.removeEventListener('offline', listener);
      };
    },
  };
}

const ownStore = typeof window === 'undefined' ? null : onlineStore(window);

/** Whether the browser has a network. The server always has. */
export const useOnline = (): boolean =>
  useSyncExternalStore(ownStore?.subscribe ?? (() => () => {}), ownStore?.read ?? (() => true), () => true);
