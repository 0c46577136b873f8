import { z } from 'zod';
import { isOwnObject } from '../../../contract/own.ts';
import { jsonInPage } from '../../../contract/primitives/json-in-page.ts';

/** An answer's shared JSON, cut where the reader's own fields stand: one text more than there are such places. */
export type Cut = string[];

/** How the answers of one shape are cut, and how the reader's own parts are written for the places. */
export interface Cutter {
  /** The shape has places for the reader's own. */
  hasOwn: boolean;
  shared(answer: unknown): Cut;
  /** The own texts in the order of the places. */
  own(own: unknown): string[];
}

type Values = Record<string, unknown>;
type WriteShared = (value: unknown, out: Cut) => void;
type WriteOwn = (value: unknown, out: string[]) => void;
interface Writers {
  shared: WriteShared;
  own: WriteOwn;
}

/** JSON that can stand within an element of a page, so that the same bytes serve calls and pages. */
export const jsonOf = (value: unknown): string => jsonInPage(JSON.stringify(value) ?? 'null');

const append = (out: Cut, text: string): void => {
  out[out.length - 1] += text;
};

const plain: WriteShared = (value, out) => append(out, jsonOf(value));

/** Made once for each shape. */
export function cutterOf(schema: z.core.$ZodType): Cutter {
  const writersOf = (of: z.core.$ZodType): Writers | undefined => {
    if (isOwnObject(of)) return ownObject(fieldsOf(of.parts.shared), Object.keys(of.parts.own));
    if (of instanceof z.ZodObject) {
      const fields = fieldsOf(of.shape);
      return fields.some(([, writers]) => writers) ? object(fields) : undefined;
    }
    if (of instanceof z.ZodArray) return within(writersOf(of.element), arrayOf);
    return of instanceof z.ZodNullable ? within(writersOf(of.unwrap()), nullable) : undefined;
  };
  const fieldsOf = (shape: Readonly<Record<string, z.core.$ZodType>>): Field[] =>
    Object.entries(shape).map(([name, of]) => [name, writersOf(of)]);
  const root = writersOf(schema);
  return {
    hasOwn: root !== undefined,
    shared: (answer) => {
      const out = [''];
      (root?.shared ?? plain)(answer, out);
      return out;
    },
    own: (own) => {
      const texts: string[] = [];
      root?.own(own, texts);
      return texts;
    },
  };
}

type Field = [name: string, writers: Writers | undefined];

const within = (writers: Writers | undefined, wrap: (of: Writers) => Writers): Writers | undefined =>
  writers && wrap(writers);

/** Writes the fields of an object, with a comma before each but the first; the number written. */
function writeFields(fields: readonly Field[], value: Values, out: Cut): number {
  let written = 0;
  for (const [name, writers] of fields) {
    if (value[name] === undefined) continue;
    append(out, `${written === 0 ? '' : ','}"${name}":`);
    (writers?.shared ?? plain)(value[name], out);
    written += 1;
  }
  return written;
}

function writeOwnFields(fields: readonly Field[], value: Values, out: string[]): void {
  for (const [name, writers] of fields) if (writers && value[name] !== undefined) writers.own(value[name], out);
}

const object = (fields: readonly Field[]): Writers => ({
  shared: (value, out) => {
    append(out, '{');
    writeFields(fields, value as Values, out);
    append(out, '}');
  },
  own: (value, out) => writeOwnFields(fields, value as Values, out),
});

/** The own fields stand last, as one text. */
const ownObject = (fields: readonly Field[], own: readonly string[]): Writers => ({
  shared: (value, out) => {
    append(out, '{');
    if (writeFields(fields, value as Values, out) > 0) append(out, ',');
    out.push('}');
  },
  own: (value, out) => {
    const values = value as Values;
    writeOwnFields(fields, values, out);
    const written = own.filter((name) => values[name] !== undefined).map((name) => `"${name}":${jsonOf(values[name])}`);
    out.push(written.join());
  },
});

const arrayOf = (item: Writers): Writers => ({
  shared: (value, out) => {
    append(out, '[');
    for (const [at, each] of (value as unknown[]).entries()) {
      if (at > 0) append(out, ',');
      item.shared(each, out);
    }
    append(out, ']');
  },
  own: (value, out) => {
    for (const each of value as unknown[]) item.own(each, out);
  },
});

const nullable = (inner: Writers): Writers => ({
  shared: (value, out) => (value === null ? append(out, 'null') : inner.shared(value, out)),
  own: (value, out) => {
    if (value !== null) inner.own(value, out);
  },
});
