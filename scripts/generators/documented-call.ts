/** A call as the product's documents describe it: a row of docs/calls.json. */
export interface DocumentedCall {
  id: string;
  area: string;
  method: 'GET' | 'POST';
  /** With `{name}` for parameters. */
  path: string;
  /** Names of fields; one that ends in `?` may be missing. */
  query?: readonly string[];
  body?: readonly string[];
  fixedQuery?: Readonly<Record<string, string>>;
  fixedBody?: Readonly<Record<string, string>>;
  /** What is sealed into a field of the body. */
  bodyInner?: { signs?: readonly string[] };
  /** Rows a page, by the field that says how many. */
  defaults?: Readonly<Record<string, number>>;
  /** What it sends in its head beside what all do. */
  headers?: readonly string[];
  envelope: string;
  /** Places in the answer, such as `data.list[].tid`. */
  answer?: readonly string[];
  errors?: readonly { code: string | null; text: string | null; effect: string | null }[];
  section: readonly string[];
}
