import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** The files of a ZIP by their paths. */
export async function unzip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await open(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true });
  const { promise, resolve, reject } = Promise.withResolvers<Map<string, Buffer>>();
  const files = new Map<string, Buffer>();
  zip.on('error', reject);
  zip.on('end', () => resolve(files));
  zip.on('entry', (entry: Entry) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      buffer(stream).then((content) => {
        files.set(entry.fileName, content);
        zip.readEntry();
      }, reject);
    });
  });
  zip.readEntry();
  return promise;
}
