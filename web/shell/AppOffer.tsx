import { useSyncExternalStore } from 'react';
import { AppPanel } from '../design/AppPanel.tsx';
import { onDevice } from '../lib/stores.ts';
import { useRootData } from '../session/root-data.ts';

const key = 'app-panel';
const readers = new Set<() => void>();

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
}

const isHidden = (): boolean => onDevice.read(key) === 'hidden';

/** Where that can't be stored the panel comes back with the next page. */
function hide(): void {
  onDevice.write(key, 'hidden');
  for (const reader of readers) reader();
}

/** The app download panel of phones (R-MSC-014), until it was put away on this device. */
export function AppOffer() {
  const { siteName, appUrl } = useRootData();
  const hidden = useSyncExternalStore(subscribe, isHidden, () => false);
  return hidden ? null : <AppPanel siteName={siteName} url={appUrl} onHide={hide} />;
}
