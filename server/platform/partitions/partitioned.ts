import type { DB } from '../db/types.ts';

/** A table that may be cut into hash partitions, and the column that its rows are spread by. */
export interface Partitioned {
  table: keyof DB;
  by: string;
}
