/** What a page of the console is asked to open, and about which thing. */
export const askedOf = (search: URLSearchParams) => {
  const id = search.get('id') ?? '';
  return { ask: search.get('ask') ?? '', id: /^\d{1,15}$/.test(id) ? Number(id) : 0 };
};

/** The same page with a question open, or with none. */
export function askTo(ask = '', id = 0): string {
  const query = new URLSearchParams({ ...(ask && { ask }), ...(id > 0 && { id: String(id) }) });
  return `?${query}`;
}
