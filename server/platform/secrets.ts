import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Secrets } from './sealed-at-rest.ts';
import { StartupError, systemCode } from './startup-error.ts';

const keyFile = 'secret.key';
/** Beside it while it is rotated. */
const previousFile = 'secret.key.previous';

/** SECRET_KEY, else the key stored in DATA_DIR; it is generated at the first start, readable by its owner alone. */
export async function loadSecretKey(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured !== undefined) return configured;
  return (await keyIn(dataDir)) ?? (await createKey(join(dataDir, keyFile)));
}

/** The key stored in DATA_DIR; while it is rotated neither it nor the one before opens everything. */
async function keyIn(dataDir: string): Promise<string | undefined> {
  const path = join(dataDir, keyFile);
  if ((await readKey(join(dataDir, previousFile))) !== undefined)
    throw new StartupError(`rotating ${path} was cut short; run npm run rotate-secret-key again`);
  return readKey(path);
}

/** The key of a site that stands, for its backup; nothing is generated. */
export async function existingSecretKey(configured: string | undefined, dataDir: string): Promise<string> {
  const key = configured ?? (await keyIn(dataDir));
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

/** Puts a new key into DATA_DIR, with the one before it beside it; cut short, it goes on where it was. */
export async function beginKeyRotation(dataDir: string): Promise<Required<Secrets>> {
  const [path, before] = [join(dataDir, keyFile), join(dataDir, previousFile)];
  const current = await readKey(path);
  if (current === undefined) throw new StartupError(`${path} is missing: there is no key to rotate`);
  const stored = await readKey(before);
  if (stored === undefined) await link(path, before);
  const previous = stored ?? current;
  if (current !== previous) return { current, previous };
  const key = newKey();
  const draft = await writeDraft(path, key);
  await rename(draft, path);
  return { current: key, previous };
}

/** Forgets the key before: nothing needs it any more. */
export const endKeyRotation = (dataDir: string): Promise<void> => rm(join(dataDir, previousFile), { force: true });

const newKey = (): string => randomBytes(32).toString('base64url');

async function writeDraft(path: string, key: string): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${key}\n`, { mode: 0o600, flag: 'wx' });
  return draft;
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
  const key = newKey();
  let draft: string | undefined;
  try {
    draft = await writeDraft(path, key);
    // Linked into place whole: of two processes that start together, the second takes the key of the first.
    await link(draft, path);
    return key;
  } catch (error) {
    const winner = await readKey(path);
    if (winner !== undefined) return winner;
    throw new StartupError(`${path} cannot be written (${systemCode(error) ?? error})`);
  } finally {
    if (draft !== undefined) await rm(draft, { force: true });
  }
}
