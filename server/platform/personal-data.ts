import type { Readable } from 'node:stream';
import type { Db, Log, ReadDb } from './context.ts';
import type { DomainEvent } from './outbox/event.ts';

/** Rows on their way into a file, a batch at a time, so that a file of any length costs one batch. */
export type RowBatches = AsyncIterable<readonly object[]>;

/** One file of a member's export: a JSON array of rows, or bytes as they lie in the storage. */
export type ExportFile =
  | { path: string; rows: RowBatches }
  | { path: string; open: () => Promise<Readable | undefined> };

/** What forgetting works with: a transaction of its own. */
export interface ForgetCtx {
  db: Db;
  now: Date;
  log: Log;
  emit(event: DomainEvent): void;
  stale(tag: string): void;
}

/** What a domain knows of a member: declared here, given by each domain's manifest, asked for by privacy. */
export interface PersonalData {
  /** The domain, and the folder of its files. */
  domain: string;
  /** Everything that is the member's, or about them, file by file. */
  collect: (db: ReadDb, uid: number) => AsyncIterable<ExportFile>;
  /**
   * Removes what names the member or is theirs alone, a batch at a time: true while there is more. What others wrote
   * to or read of, stays under nobody's name. It may be run again after a crash.
   */
  forget(ctx: ForgetCtx, uid: number): Promise<boolean>;
}

/** Rows of a batch, in exports and in what is forgotten at once. */
export const personalBatch = 500;

/** Rows that are few: one read. */
export async function* once(load: () => Promise<readonly object[]>): RowBatches {
  yield await load();
}

/** Reads on from the last row of the batch before, until one comes that isn't full. */
export async function* inBatches<R extends object>(
  load: (last: R | undefined, most: number) => Promise<readonly R[]>,
): AsyncGenerator<readonly R[]> {
  let last: R | undefined;
  for (;;) {
    const rows = await load(last, personalBatch);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < personalBatch) return;
  }
}
