import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../startup-error.ts';
import { places } from './manifest.ts';

/** Checksums by file, relative to the backup. */
export type Checksums = Map<string, string>;

/** Passes everything on and sums it up on the way. */
export function summing(): { through: Transform; hash: Hash; bytes: () => number } {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { through, hash, bytes: () => size };
}

export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** In the form that `sha256sum --check` reads. */
export const writtenChecksums = (sums: Checksums): string =>
  [...sums].map(([file, sum]) => `${sum}  ${file}\n`).join('');

/** The checksums of a backup; empty where it has none. */
export async function readChecksums(directory: string): Promise<Checksums> {
  const text = await readFile(join(directory, places.checksums), 'utf8').catch(() => '');
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
}

/** Refuses a backup in which a file is missing or not what it was. */
export async function verifyChecksums(directory: string, expected: string): Promise<Checksums> {
  const damaged = (file: string) => new StartupError(`The backup is damaged: ${join(directory, file)}`);
  const found = await checksumOf(join(directory, places.checksums)).catch(() => undefined);
  if (found !== expected) throw damaged(places.checksums);
  const sums = await readChecksums(directory);
  for (const [file, sum] of sums) {
    if ((await checksumOf(join(directory, file)).catch(() => undefined)) !== sum) throw damaged(file);
  }
  return sums;
}
