/** The operator's key as this tab stores it (R-JCK-004). */
export interface DrawKey {
  token: string;
  /** Unix seconds. */
  expires: number;
}

const place = 'draw_key';

const isKey = (read: unknown): read is DrawKey =>
  typeof read === 'object' &&
  read !== null &&
  'token' in read &&
  typeof read.token === 'string' &&
  'expires' in read &&
  typeof read.expires === 'number';

/** The key while it is good; one that ended is forgotten. */
export function readKey(storage: Pick<Storage, 'getItem' | 'removeItem'>, now: number): DrawKey | null {
  try {
    const read: unknown = JSON.parse(storage.getItem(place) ?? 'null');
    if (isKey(read) && read.expires > now) return read;
  } catch {
    // Not ours, or cut short.
  }
  storage.removeItem(place);
  return null;
}

/** Stores a key in this tab alone. */
export const storeKey = (storage: Pick<Storage, 'setItem'>, key: DrawKey): void =>
  storage.setItem(place, JSON.stringify(key));

/** Forgets it. */
export const dropKey = (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(place);

/** Minutes that are left, the one that runs included. */
export const minutesLeft = ({ expires }: DrawKey, now: number): number => Math.max(0, Math.ceil((expires - now) / 60));
