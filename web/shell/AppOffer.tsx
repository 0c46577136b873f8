import { useSyncExternalStore } from 'react';
import { AppPanel } from '../design/AppDownload.tsx';
import { useRootData } from '../session/root-data.ts';

const key = 'app-panel';
const readers = new Set<() => void>();

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
}

function isHidden(): boolean {
  try {
    return localStorage.getItem(key) === 'hidden';
  } catch {
    return false;
  }
}

function hide(): void {
  try {
    localStorage.setItem(key, 'hidden');
  } catch {
    // Storage switched off: the panel comes back with the next page.
  }
  for (const reader of readers) reader();
}

/** The app download panel of phones (R-MSC-014), until it was put away on this device. */
export function AppOffer() {
  const { siteName, appUrl } = useRootData();
  const hidden = useSyncExternalStore(subscribe, isHidden, () => false);
  return hidden ? null : <AppPanel siteName={siteName} url={appUrl} onHide={hide} />;
}
