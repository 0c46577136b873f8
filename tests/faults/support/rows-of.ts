/** How many rows a query finds. */
export const rowsOf = async (query: { execute: () => Promise<readonly unknown[]> }): Promise<number> =>
  (await query.execute()).length;
