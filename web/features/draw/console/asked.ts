import { numberOf } from '../written.ts';

/** What a page of the console is asked to open, and about which thing. */
export const askedOf = (search: URLSearchParams) => ({ ask: search.get('ask') ?? '', id: numberOf(search.get('id')) });

/** The same page with a question open, or with none. */
export function askTo(ask = '', id = 0): string {
  const query = new URLSearchParams({ ...(ask && { ask }), ...(id > 0 && { id: String(id) }) });
  return `?${query}`;
}
