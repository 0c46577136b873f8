import { readFile, stat } from 'node:fs/promises';
import { StartupError, systemCode } from '../startup-error.ts';

/** The account that PostgreSQL runs under, where it is not our own. */
export type ServerUser = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. Started as root, we run it as the owner of the cluster if there is one, else as
 * the owner of DATA_DIR, else as nobody. Started as anybody else, it simply runs as us (undefined).
 */
export async function chooseServerUser(dataDir: string, cluster: string): Promise<ServerUser | undefined> {
  const self = process.getuid?.();
  const owner = await ownerOf(cluster);
  if (self === undefined) return undefined;
  if (self !== 0) {
    if (owner && owner.uid !== self) {
      throw new StartupError(`${cluster} belongs to uid ${owner.uid}: start as that user or as root`);
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return owner;
  const known = await knownAccounts();
  const parent = await ownerOf(dataDir);
  // initdb looks its own account up by name, so that a number without a name will not do.
  if (parent && parent.uid !== 0 && known.has(parent.uid)) return parent;
  const nobody = [...known.values()].find((account) => account.name === 'nobody');
  if (!nobody) throw new StartupError('PostgreSQL cannot run as root and there is no account "nobody" to run it as');
  return { uid: nobody.uid, gid: nobody.gid };
}

async function ownerOf(path: string): Promise<ServerUser | undefined> {
  try {
    const { uid, gid } = await stat(path);
    return { uid, gid };
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function knownAccounts(): Promise<Map<number, ServerUser & { name: string }>> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return new Map(
    lines
      .map((line) => line.split(':'))
      .filter((fields) => fields.length >= 4)
      .map((fields) => [Number(fields[2]), { name: fields[0] ?? '', uid: Number(fields[2]), gid: Number(fields[3]) }]),
  );
}
