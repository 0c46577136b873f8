import { replacedBy } from './outcome.ts';
import type { Waiting } from './waiting.ts';

/** Where what waits lies, in the order in which it was done. */
export interface WaitingStore {
  all(): Promise<Waiting[]>;
  /** Adds one, in place of those that it stands in for. */
  add(next: Waiting): Promise<void>;
  /** Changes one that is still there. */
  change(id: number, fields: Partial<Waiting>): Promise<void>;
  /** Notes that one that waits is on its way; false where it is gone by now. */
  take(id: number): Promise<boolean>;
  /** Puts back one that was deleted, unless another waits in its lane by now. */
  putBack(gone: Waiting): Promise<void>;
  /** Deletes one; false where it is on its way, or gone. */
  remove(id: number, evenSending?: boolean): Promise<boolean>;
  /** Deletes all but a member's. */
  clear(but?: number): Promise<void>;
}

const name = 'queue';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: 'id', autoIncrement: true });
  return settled(request);
}

/** One transaction, whole or not at all. */
async function within<T>(mode: IDBTransactionMode, work: (rows: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(name, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await work(transaction.objectStore(name));
    await done;
    return result;
  } finally {
    database.close();
  }
}

/** Whether nothing of its member's waits in the lane of one. */
const isFree = ({ uid, lane }: Waiting, all: readonly Waiting[]): boolean =>
  !all.some((item) => item.uid === uid && item.lane === lane);

const rowsIn = (rows: IDBObjectStore): Promise<Waiting[]> => settled(rows.getAll() as IDBRequest<Waiting[]>);

/** In this browser, for all tabs and the worker, over its closing. */
export const browserStore: WaitingStore = {
  all: () => within('readonly', rowsIn),
  add: (next) =>
    within('readwrite', async (rows) => {
      for (const { id } of replacedBy(next, await rowsIn(rows))) rows.delete(id!);
      await settled(rows.add(next));
    }),
  change: (id, fields) =>
    within('readwrite', async (rows) => {
      const now = (await settled(rows.get(id))) as Waiting | undefined;
      if (now) await settled(rows.put({ ...now, ...fields }));
    }),
  take: (id) =>
    within('readwrite', async (rows) => {
      const now = (await settled(rows.get(id))) as Waiting | undefined;
      if (now?.state !== 'waiting') return false;
      await settled(rows.put({ ...now, state: 'sending' }));
      return true;
    }),
  putBack: (gone) =>
    within('readwrite', async (rows) => {
      if (isFree(gone, await rowsIn(rows))) await settled(rows.put(gone));
    }),
  remove: (id, evenSending = false) =>
    within('readwrite', async (rows) => {
      const now = (await settled(rows.get(id))) as Waiting | undefined;
      if (!now || (now.state === 'sending' && !evenSending)) return false;
      await settled(rows.delete(id));
      return true;
    }),
  clear: (but) =>
    within('readwrite', async (rows) => {
      for (const { id, uid } of await rowsIn(rows)) if (uid !== but) rows.delete(id!);
    }),
};

/** For a page alone, where the browser stores nothing. */
export function pageStore(): WaitingStore {
  let rows: Waiting[] = [];
  let last = 0;
  const find = (id: number): Waiting | undefined => rows.find((row) => row.id === id);
  return {
    all: async () => [...rows],
    add: async (next) => {
      const gone = replacedBy(next, rows);
      last += 1;
      rows = [...rows.filter((row) => !gone.includes(row)), { ...next, id: last }];
    },
    change: async (id, fields) => {
      rows = rows.map((row) => (row.id === id ? { ...row, ...fields } : row));
    },
    take: async (id) => {
      const now = find(id);
      if (now?.state !== 'waiting') return false;
      rows = rows.map((row) => (row === now ? { ...now, state: 'sending' } : row));
      return true;
    },
    putBack: async (gone) => {
      if (isFree(gone, rows)) rows = [...rows, gone].toSorted((one, other) => one.id! - other.id!);
    },
    remove: async (id, evenSending = false) => {
      const now = find(id);
      if (!now || (now.state === 'sending' && !evenSending)) return false;
      rows = rows.filter((row) => row !== now);
      return true;
    },
    clear: async (but) => {
      rows = rows.filter(({ uid }) => uid === but);
    },
  };
}
