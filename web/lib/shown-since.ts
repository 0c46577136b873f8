import { useSyncExternalStore } from 'react';

/** When what a page shows was received, and whether that was read from this device now. */
export interface Shown {
  /** In milliseconds. */
  at: number;
  saved: boolean;
}

const pages = new Map<string, Shown>();
const readers = new Set<() => void>();

/** Notes where the data of a page came from; `address` is its path and query. */
export function noteShown(address: string, shown: Shown): void {
  pages.set(address, shown);
  for (const reader of readers) reader();
}

/** What the server, or the device, said of the page that this document began with. */
function ofDocument(): Shown {
  const saved = Number(document.documentElement.dataset.saved);
  return saved > 0 ? { at: saved, saved: true } : { at: Date.now() - performance.now(), saved: false };
}

let first: { address: string; shown: Shown } | undefined;

function read(): Shown {
  const address = location.pathname + location.search;
  first ??= { address, shown: ofDocument() };
  const known = pages.get(address);
  if (known) return known;
  if (address !== first.address) pages.set(address, { at: Date.now(), saved: false });
  return pages.get(address) ?? first.shown;
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => void readers.delete(reader);
}

/** Whether what is shown at an address was read from this device, not received. */
export function isReadFromDevice(address: string): boolean {
  read();
  return (pages.get(address) ?? (address === first?.address ? first.shown : undefined))?.saved === true;
}

/** Of the page that stands; null on the server. */
export const useShownSince = (): Shown | null => useSyncExternalStore<Shown | null>(subscribe, read, () => null);
