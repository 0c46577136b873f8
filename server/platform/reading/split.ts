import { z } from 'zod';
import { isOwnObject } from '../../../contract/own.ts';
import { jsonInPage } from '../../../contract/primitives/json-in-page.ts';

/**
 * An answer's shared JSON, cut where the reader's own fields stand: `texts` has one more item than there are own
 * places, `kinds` says of each place which object of the shape it belongs to.
 */
export interface Cut {
  texts: string[];
  kinds: number[];
  /** Objects with own fields that stand in no other: posts, rows, cards. */
  records: RecordSpan[];
}

/** Where a record stands: from a character of the text before its first place to the bracket behind its last. */
export interface RecordSpan {
  first: number;
  start: number;
  last: number;
}

/** How the answers of one shape are cut, and how the reader's own parts are written for the places. */
export interface Cutter {
  /** The shape has places for the reader's own. */
  hasOwn: boolean;
  shared(answer: unknown): Cut;
  /** The own texts in the order of the places. */
  own(own: unknown): string[];
}

type Values = Record<string, unknown>;
/** A cut while it is made. */
interface Out extends Cut {
  /** Records around the place that is written. */
  depth: number;
}
type WriteShared = (value: unknown, out: Out) => void;
type WriteOwn = (value: unknown, out: string[]) => void;
interface Writers {
  shared: WriteShared;
  own: WriteOwn;
}

/** JSON that can stand within an element of a page, so that the same bytes serve calls and pages. */
export const jsonOf = (value: unknown): string => jsonInPage(JSON.stringify(value) ?? 'null');

const append = (out: Out, text: string): void => {
  out.texts[out.texts.length - 1] += text;
};

const plain: WriteShared = (value, out) => append(out, jsonOf(value));

/** Made once for each shape. */
export function cutterOf(schema: z.core.$ZodType): Cutter {
  let kinds = 0;
  const writersOf = (of: z.core.$ZodType): Writers | undefined => {
    if (isOwnObject(of)) return ownObject(fieldsOf(of.parts.shared), Object.keys(of.parts.own), kinds++);
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
      const out: Out = { texts: [''], kinds: [], records: [], depth: 0 };
      (root?.shared ?? plain)(answer, out);
      const { depth: _, ...cut } = out;
      return cut;
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
function writeFields(fields: readonly Field[], value: Values, out: Out): number {
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
const ownObject = (fields: readonly Field[], own: readonly string[], kind: number): Writers => ({
  shared: (value, out) => {
    const first = out.kinds.length;
    const start = out.texts[first]!.length;
    out.depth += 1;
    append(out, '{');
    if (writeFields(fields, value as Values, out) > 0) append(out, ',');
    out.depth -= 1;
    if (out.depth === 0) out.records.push({ first, start, last: out.kinds.length });
    out.kinds.push(kind);
    out.texts.push('}');
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
