import { once } from 'node:events';
import { addAbortSignal, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportFile, RowBatches } from '../../platform/personal-data.ts';

/** A ZIP is written and stored in pieces of this size: what an export costs in memory, however large it is. */
export const pieceBytes = 4 * 1024 * 1024;

interface Making {
  mtime: Date;
  /** Nobody takes the pieces any more. */
  signal: AbortSignal;
}

/** A JSON array of the rows, batch by batch. */
async function* jsonOf(rows: RowBatches): AsyncGenerator<string> {
  let between = '[\n';
  for await (const batch of rows) {
    yield batch.map((row, at) => (at === 0 ? between : ',\n') + JSON.stringify(row)).join('');
    if (batch.length > 0) between = ',\n';
  }
  yield between === '[\n' ? '[]\n' : '\n]\n';
}

/** Adds one file and waits until it is in. A picture that is gone is left out. */
async function add(zip: ZipFile, file: ExportFile, { mtime, signal }: Making): Promise<void> {
  const isText = 'rows' in file;
  const content = isText ? Readable.from(jsonOf(file.rows)) : await file.open();
  if (!content) return;
  addAbortSignal(signal, content);
  // Pictures are compressed already.
  zip.addReadStream(content, file.path, { mtime, compress: isText });
  await once(content, 'close');
}

async function fill(zip: ZipFile, files: AsyncIterable<ExportFile>, making: Making): Promise<void> {
  const stream = zip.outputStream as Readable;
  try {
    for await (const file of files) await add(zip, file, making);
    zip.end();
  } catch (error) {
    stream.destroy(error as Error);
  }
}

/** The pieces of a ZIP of these files, made as they are taken. */
export async function* zipPieces(files: AsyncIterable<ExportFile>, mtime: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  zip.on('error', (error: Error) => stream.destroy(error));
  const stop = new AbortController();
  const filling = fill(zip, files, { mtime, signal: stop.signal });
  let waiting: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      waiting.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size < pieceBytes) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      size = 0;
    }
    await filling;
    if (size > 0) yield Buffer.concat(waiting);
  } finally {
    stop.abort();
  }
}
