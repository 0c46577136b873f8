import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** The parts of pg's connection that COPY needs and that its types leave out. */
interface CopyConnection {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

const ignored = {
  handlePortalSuspended: () => undefined,
  handleEmptyQuery: () => undefined,
  handleRowDescription: () => undefined,
  handleDataRow: () => undefined,
  handleCopyData: () => undefined,
};

type Chunks = Iterable<Buffer> | AsyncIterable<Buffer>;

/** Feeds the server, waiting whenever the socket is full. */
async function feed(connection: CopyConnection, chunks: Chunks): Promise<void> {
  for await (const chunk of chunks) {
    connection.sendCopyFromChunk(chunk);
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  }
  connection.endCopyFrom();
}

/** Runs a `copy … from stdin` on what the chunks hold; answers how many rows it were. */
export function copyIn(client: pg.ClientBase, statement: string, chunks: Chunks): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    let failure: Error | undefined;
    // pg runs whatever has this shape in its queue of queries.
    const query = {
      ...ignored,
      submit: (connection: CopyConnection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => {
        feed(connection, chunks).catch((error: Error) => {
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
    };
    client.query(query as unknown as pg.Submittable);
  });
}

const chunkSize = 1 << 16;

/** Gathers rows into chunks: what the parser hands out lies in a buffer that it uses again. */
class Gatherer {
  #parts: Buffer[] = [];
  #size = 0;

  /** A full chunk, or undefined while it can take more. */
  add(row: Buffer): Buffer | undefined {
    this.#parts.push(Buffer.from(row));
    this.#size += row.length;
    return this.#size < chunkSize ? undefined : this.take();
  }

  take(): Buffer {
    const chunk = Buffer.concat(this.#parts, this.#size);
    this.#parts = [];
    this.#size = 0;
    return chunk;
  }
}

/** What a `copy … to stdout` says; the server waits while nobody reads. `rows` holds the count when it has ended. */
export function copyOut(client: pg.ClientBase, statement: string): { stream: Readable; rows: () => number } {
  let socket: Socket | undefined;
  let count = 0;
  let failed = false;
  const gathered = new Gatherer();
  const stream = new Readable({ read: () => void socket?.resume() });
  const query = {
    ...ignored,
    submit: (connection: CopyConnection) => {
      socket = connection.stream;
      connection.query(statement);
    },
    handleCopyData: (message: { chunk: Buffer }) => {
      const chunk = gathered.add(message.chunk);
      if (chunk !== undefined && !stream.push(chunk)) socket?.pause();
    },
    handleCommandComplete: (message: { text: string }) => {
      count = Number(message.text.split(' ')[1] ?? 0);
    },
    handleReadyForQuery: () => {
      if (failed) return;
      stream.push(gathered.take());
      stream.push(null);
    },
    handleError: (error: Error) => {
      failed = true;
      stream.destroy(error);
    },
  };
  client.query(query as unknown as pg.Submittable);
  return { stream, rows: () => count };
}
