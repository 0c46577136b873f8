/** What a page of the console is asked to open, and about which. */
export const askedOf = (search: URLSearchParams) => ({ ask: search.get('ask') ?? '', id: Number(search.get('id')) });

/** The same page with a question open, or with none. */
export const askTo = (ask = '', id = 0): string =>
  `?${new URLSearchParams({ ...(ask && { ask }), ...(id > 0 && { id: String(id) }) })}`;

/** The one that an address names, `new` for another; undefined where there is none. */
export const oneOf = <R extends { id: number }>(
  list: readonly R[],
  named: string | undefined,
): R | 'new' | undefined => (named === 'new' ? 'new' : list.find(({ id }) => String(id) === named));
