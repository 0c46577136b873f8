import { threadKinds } from './kinds/made/kinds.ts';

export type KindName = keyof typeof threadKinds;

/** The field that a kind adds to a thread; null for plain. */
export type FieldOf<N extends KindName> = (typeof threadKinds)[N]['field'];

const fields = Object.values(threadKinds).flatMap(({ field }) => field ?? []);

/** The fields that the kinds add to a thread, as they stand in threads of other kinds. */
export const noKindFields = Object.fromEntries(fields.map((field) => [field, null])) as {
  readonly [F in NonNullable<FieldOf<KindName>>]: null;
};

/** The kind of a thread, by what it stores of it; one that a newer version knows beside this one shows its words alone. */
export function kindOf(special: number): KindName {
  const names = Object.keys(threadKinds) as KindName[];
  return names.find((name) => threadKinds[name].special === special) ?? 'plain';
}

/** The field that the kind of a thread adds to it. */
export function fieldOf(special: number): string {
  const kind = kindOf(special);
  return threadKinds[kind].field ?? kind;
}
