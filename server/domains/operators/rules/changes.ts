export interface Change {
  field: string;
  before: string;
  after: string;
}

/** What changed, field by field; a value that has no fields is one change without a name. */
export function changesOf(before: unknown, after: unknown): Change[] {
  if (!isFields(before) && !isFields(after)) {
    const change = { field: '', before: told(before), after: told(after) };
    return change.before === change.after ? [] : [change];
  }
  const [from, to] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((field) => ({ field, before: told(from[field]), after: told(to[field]) }))
    .filter((change) => change.before !== change.after);
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const told = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
