/** What stood and stands now in one place; undefined where there was nothing, or is nothing now. */
export interface Change {
  /** Empty for a value that has no fields. */
  field: string;
  before: unknown;
  after: unknown;
}

/**
 * What changed, field by field, those of `order` first and in that order: the database sorts the fields of JSON in a
 * way of its own. A value that has no fields is one change without a name.
 */
export function changesOf(before: unknown, after: unknown, order: readonly string[] = []): Change[] {
  if (!isFields(before) && !isFields(after)) {
    const change = { field: '', before: before ?? undefined, after: after ?? undefined };
    return isSame(change) ? [] : [change];
  }
  const [from, to] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  const given = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...new Set([...order.filter((field) => given.has(field)), ...given])]
    .map((field) => ({ field, before: from[field], after: to[field] }))
    .filter((change) => !isSame(change));
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Both come from JSON; that something became nothing is a change, too. */
const isSame = ({ before, after }: Change): boolean => JSON.stringify(before) === JSON.stringify(after);
