import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError, systemCode } from './startup-error.ts';

const keyFile = 'secret.key';

/** SECRET_KEY, else the key that DATA_DIR keeps; it is generated at the first start, readable by its owner alone. */
export async function loadSecretKey(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured !== undefined) return configured;
  const path = join(dataDir, keyFile);
  return (await readKey(path)) ?? (await createKey(path));
}

/** The key of a site that stands, for its backup; nothing is generated. */
export async function existingSecretKey(configured: string | undefined, dataDir: string): Promise<string> {
  const key = configured ?? (await readKey(join(dataDir, keyFile)));
  if (key !== undefined) return key;
  throw new StartupError(`DATA_DIR ${dataDir} holds no ${keyFile} and SECRET_KEY is not set: give those of the site`);
}

/** Puts the key of a backup back; another one that is there already is not replaced. */
export async function restoreSecretKey(key: string, configured: string | undefined, dataDir: string): Promise<void> {
  const path = join(dataDir, keyFile);
  const standing = configured ?? (await readKey(path));
  if (standing === undefined) await writeFile(path, `${key.trim()}\n`, { mode: 0o600, flag: 'wx' });
  else if (standing !== key.trim()) {
    const place = configured === undefined ? path : 'SECRET_KEY';
    throw new StartupError(`${place} is not the key of the backup; its sealed values could not be opened with it`);
  }
}

async function readKey(path: string): Promise<string | undefined> {
  try {
    const key = (await readFile(path, 'utf8')).trim();
    if (key.length >= 16) return key;
    throw new StartupError(`${path} holds no key; restore it, or delete it to sign everybody out`);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${path} cannot be read (${systemCode(error) ?? error})`);
  }
}

async function createKey(path: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, `${key}\n`, { mode: 0o600, flag: 'wx' });
    // Linked into place whole: of two processes that start together, the second takes the key of the first.
    await link(draft, path);
    return key;
  } catch (error) {
    const winner = await readKey(path);
    if (winner !== undefined) return winner;
    throw new StartupError(`${path} cannot be written (${systemCode(error) ?? error})`);
  } finally {
    await rm(draft, { force: true });
  }
}
