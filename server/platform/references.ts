import type { DB } from './db/types.ts';

/** A column that others refer to, as `schema.table.column`; it has an index. */
type Target = { [T in keyof DB & string]: `${T}.${keyof DB[T] & string}` }[keyof DB & string];

/** Where the values of a column lead that come from another domain; those in `except` mean nobody or nothing. */
export type Reference =
  | { to: Target; except?: readonly number[] }
  /** Values of a list in the contract. */
  | { among: readonly number[]; except?: readonly number[] }
  /** They may lead nowhere, for this reason. */
  | { none: string };

/** The references of a domain's tables into other domains; a table or column that isn't there doesn't compile. */
export type ReferencesIn<Schema extends string> = {
  readonly [Table in Extract<keyof DB, `${Schema}.${string}`>]?: {
    readonly [Column in Extract<keyof DB[Table], string>]?: Reference;
  };
};

/** The same of all domains, by `schema.table` and column. */
export type References = Readonly<Record<string, Readonly<Record<string, Reference>>>>;

/** Refers to a member; of a former one a row without a name stays. */
export const toMember = { to: 'accounts.members.uid' } as const;
