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

/** Some tables of a schema that several domains share; `oneOwnerEach` sees that no other is left over. */
export type SomeTablesOf<Schema extends string> = Partial<OwnersIn<Schema>>;

type NamesOf<Parts extends readonly object[]> = { [At in keyof Parts]: keyof Parts[At] }[number];

type NamedTwice<Parts extends readonly object[], Seen = never> = Parts extends readonly [
  infer First extends object,
  ...infer Rest extends readonly object[],
]
  ? (keyof First & Seen) | NamedTwice<Rest, Seen | keyof First>
  : never;

type Faults<Schema extends string, Parts extends readonly object[]> =
  | Exclude<keyof OwnersIn<Schema>, NamesOf<Parts>>
  | NamedTwice<Parts>;

/** The declarations, where each table of the schema stands in exactly one; else the tables that are left over or twice. */
export type OneOwnerEach<Schema extends string, Parts extends readonly object[]> = [Faults<Schema, Parts>] extends [
  never,
]
  ? Parts
  : { 'no owner, or more than one': Faults<Schema, Parts> };

/** Joins the declarations of domains that share a schema: a table without an owner, or with two, doesn't compile. */
export const oneOwnerEach =
  <Schema extends string>() =>
  <const Parts extends readonly TableOwners[]>(...parts: Parts & OneOwnerEach<Schema, Parts>): TableOwners =>
    Object.assign({}, ...(parts as readonly TableOwners[]));
