/** Where a list goes on: after an id, below or above which the rest lies. */
export const idOf = (after: string | undefined, otherwise: number): number => {
  const id = Number(after);
  return after !== undefined && Number.isSafeInteger(id) && id >= 0 ? id : otherwise;
};

/** A page of rows of which one more was asked for than is shown, and where the next begins. */
export function pageOf<T>(
  rows: readonly T[],
  size: number,
  key: (row: T) => string,
): { rows: T[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > size && last !== undefined ? key(last) : null };
}
