interface Reading<Row, Key> {
  /** So many are wanted, and read at once. */
  most: number;
  from: Key;
  page: (from: Key, limit: number) => Promise<readonly Row[]>;
  keyOf: (row: Row) => Key;
  passing: (rows: readonly Row[]) => Promise<readonly Row[]>;
}

/** The first rows of a list that pass what SQL can't ask, read in the list's order page by page, no further than needed. */
export async function firstPassing<Row, Key>({ most, from, page, keyOf, passing }: Reading<Row, Key>): Promise<Row[]> {
  const found: Row[] = [];
  for (let key = from; ; ) {
    const rows = await page(key, most);
    found.push(...(await passing(rows)));
    if (found.length >= most || rows.length < most) return found.slice(0, most);
    key = keyOf(rows.at(-1)!);
  }
}
