import { randomBytes } from 'node:crypto';
import { mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartupError, systemCode } from '../startup-error.ts';

/** Creates DATA_DIR where it is missing, proves that it can be written, and gives its real path. */
export async function prepareDataDir(path: string): Promise<string> {
  const wanted = resolve(path);
  try {
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    const probe = join(wanted, `.probe-${randomBytes(6).toString('hex')}`);
    try {
      // More than nothing is written: an empty file fits on a full disk.
      await writeFile(probe, Buffer.alloc(4096));
    } finally {
      await rm(probe, { force: true });
    }
    return await realpath(wanted);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new StartupError(`DATA_DIR ${wanted}: no space left (${code})`);
    throw new StartupError(`DATA_DIR ${wanted} cannot be written (${code ?? error})`);
  }
}
