import { once } from 'node:events';
import type { Socket } from 'node:net';
import type pg from 'pg';

/** The parts of pg's connection that COPY needs and that its types leave out. */
interface CopyConnection {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

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

/** Feeds the rows to the server, waiting whenever the socket is full. */
async function feed(connection: CopyConnection, rows: Iterable<readonly Value[]>): Promise<void> {
  let text = '';
  for (const row of rows) {
    text += copyLine(row);
    if (text.length < chunkSize) continue;
    connection.sendCopyFromChunk(Buffer.from(text));
    text = '';
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  }
  if (text !== '') connection.sendCopyFromChunk(Buffer.from(text));
  connection.endCopyFrom();
}

/** Loads rows into a table by COPY; answers how many. */
export function copyInto(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    let failure: Error | undefined;
    // pg runs whatever has this shape in its queue of queries.
    const query = {
      submit: (connection: CopyConnection) => connection.query(`copy ${table} (${columns.join(', ')}) from stdin`),
      handleCopyInResponse: (connection: CopyConnection) => {
        feed(connection, rows).catch((error: Error) => {
          failure = error;
          connection.sendCopyFail(error.message);
        });
      },
      handleCommandComplete: (message: { text: string }) => {
        count = Number(message.text.split(' ')[1] ?? 0);
      },
      handleReadyForQuery: () => (failure === undefined ? resolve(count) : reject(failure)),
      handleError: (error: Error) => {
        failure ??= error;
        reject(failure);
      },
      handlePortalSuspended: () => undefined,
      handleEmptyQuery: () => undefined,
      handleRowDescription: () => undefined,
      handleDataRow: () => undefined,
      handleCopyData: () => undefined,
    };
    client.query(query as unknown as pg.Submittable);
  });
}
