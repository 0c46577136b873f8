import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** A run holds some five hundred megabytes of databases at most. */
const roomBytes = 4 * 2 ** 30;

/** A new folder for a cluster of tests: in memory where that has room, since a clone is a thousand small files. */
export async function makeDatabaseDir(prefix: string): Promise<string> {
  return mkdtemp(join((await hasRoom()) ? memory : tmpdir(), prefix));
}

async function hasRoom(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(memory);
    return bavail * bsize > roomBytes;
  } catch {
    return false;
  }
}
