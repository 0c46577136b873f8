import type { DB } from './db/types.ts';

/** The values that stand for a member in a column, where that isn't the bare uid: one of each form. */
type Forms = (uid: number) => readonly (number | string)[];

/** What becomes of a column that names a member when the member is deleted. */
export type Fate =
  /** Afterwards no row has the member in this column. */
  | 'forgotten'
  | { forgotten: Forms }
  /** The rows stay, for this reason. */
  | { stays: string; as?: Forms };

/** The columns of a table that name a member with what becomes of each, or why none of them does. */
export type TableOwner<Column extends string = string> = { none: string } | { [column in Column]?: Fate };

/** Whose the rows of some tables are, by `schema.table`. */
export type TableOwners = Readonly<Record<string, TableOwner>>;

/** Every table of a schema: a missing one, and a column that isn't there, don't compile. */
export type OwnersIn<Schema extends string> = {
  readonly [Table in Extract<keyof DB, `${Schema}.${string}`>]: TableOwner<Extract<keyof DB[Table], string>>;
};
