/** What this browser stores. Where it may store nothing, or no more, nothing is found, and nothing fails. */
export interface Store {
  /** Null for nothing. */
  read: (key: string) => string | null;
  /** What was written as JSON; null for nothing, and for what is no JSON. */
  readJson: <T>(key: string) => T | null;
  /** Stores a text, or deletes it on null; false where the browser can't. */
  write: (key: string, text: string | null) => boolean;
}

function storeIn(place: () => Storage): Store {
  const tried = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(place());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => tried((storage) => storage.getItem(key), null),
    readJson: <T>(key: string) => tried((storage) => JSON.parse(storage.getItem(key) ?? 'null') as T | null, null),
    write: (key, text) =>
      tried((storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }, false),
  };
}

/** For all tabs, and for visits to come. */
export const onDevice = storeIn(() => localStorage);

/** For this tab alone, as long as it is open. */
export const inTab = storeIn(() => sessionStorage);

/** Under this name lie the messages that a member has begun (`chat-drafts.ts`); every page may delete them. */
export const draftsPlace = 'chat-drafts';
