import { randomBytes } from 'node:crypto';
import { mkdir, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartupError, systemCode } from '../startup-error.ts';

/** What processes that were killed in the midst of writing leave behind. */
const drafts = /^(?:\.probe-[0-9a-f]{12}|secret\.key\.[0-9a-f]{12}|postgres-[0-9a-f]{12}\.[0-9a-f]{12})$/;
const draftHours = 1;

/** Deletes the drafts in a folder that nobody can be writing any more. */
async function sweepDrafts(folder: string): Promise<void> {
  const before = Date.now() - draftHours * 3_600_000;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!drafts.test(name)) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(join(folder, name), { recursive: true, force: true });
  }
}

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
    await sweepDrafts(wanted);
    await sweepDrafts(join(wanted, 'cache'));
    return await realpath(wanted);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new StartupError(`DATA_DIR ${wanted}: no space left (${code})`);
    throw new StartupError(`DATA_DIR ${wanted} cannot be written (${code ?? error})`);
  }
}
