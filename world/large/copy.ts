import type pg from 'pg';
import { copyIn } from '../../server/platform/db/copy.ts';

const null_ = '\\N';
/** Values of the world hold no tabs, line ends or backslashes but in JSON, so that is all there is to escape. */
const special = /[\\\t\n\r]/g;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

export type Value = string | number | boolean | null;

/** One row in COPY's text format. */
function copyLine(values: readonly Value[]): string {
  let line = '';
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (i > 0) line += '\t';
    if (value === null || value === undefined) line += null_;
    else if (typeof value === 'string')
      line += special.test(value) ? value.replace(special, (sign) => escapes[sign] ?? sign) : value;
    else line += value === true ? 't' : value === false ? 'f' : value;
    special.lastIndex = 0;
  }
  return `${line}\n`;
}

const chunkSize = 1 << 20;

function* chunksOf(rows: Iterable<readonly Value[]>): Generator<Buffer> {
  let text = '';
  for (const row of rows) {
    text += copyLine(row);
    if (text.length < chunkSize) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

/** Loads rows into a table by COPY; answers how many. */
export const copyInto = (
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<number> => copyIn(client, `copy ${table} (${columns.join(', ')}) from stdin`, chunksOf(rows));
