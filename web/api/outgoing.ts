import type { CallWire } from './wire.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A call's inputs laid out for the wire. */
export interface Outgoing {
  url: string;
  /** Body fields, or the payload of `signs`; undefined where there is no body. */
  fields: Fields | undefined;
}

/** Empty and absent values are not sent. */
const present = (fields: Fields): [string, unknown][] =>
  Object.entries(fields).filter(([, value]) => value !== undefined);

/** Puts each input where the contract wants it: path, query, or body. */
export function outgoing(wire: CallWire, input: Fields): Outgoing {
  const rest = new Map(present(input));
  const path = wire.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams(wire.fixed?.query);
  const inQuery = wire.method === 'GET' ? [...rest.keys()] : (wire.query ?? []);
  for (const name of inQuery) {
    if (rest.has(name)) query.set(name, String(rest.get(name)));
    rest.delete(name);
  }
  const search = query.toString();
  const url = search === '' ? path : `${path}?${search}`;
  if (wire.method === 'GET') return { url, fields: undefined };
  return { url, fields: { ...wire.fixed?.body, ...Object.fromEntries(rest) } };
}

/** A multipart body; lists and objects travel as JSON, as the contract's form reader expects. */
export function formOf(fields: Fields, files: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of present(fields)) {
    form.append(name, typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));
  }
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}
