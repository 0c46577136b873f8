/** Fresh rows with what the reader changed or removed while they were asked for. */
export function withChanges<R>(
  fresh: readonly R[],
  before: readonly R[],
  now: readonly R[],
  idOf: (row: R) => number,
): R[] {
  const standing = new Map(now.map((row) => [idOf(row), row]));
  const changed = new Map<number, R | undefined>();
  for (const row of before) {
    const own = standing.get(idOf(row));
    if (own !== row) changed.set(idOf(row), own);
  }
  return fresh.flatMap((row) => (changed.has(idOf(row)) ? (changed.get(idOf(row)) ?? []) : row));
}
