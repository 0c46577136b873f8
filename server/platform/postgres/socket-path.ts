import { createHash } from 'node:crypto';
import { lstat, mkdtemp, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `sun_path` holds 108 bytes on Linux and 104 on macOS, with the ending zero. */
const longestPath = 103;
const socketFile = '/.s.PGSQL.5432';

/**
 * The directory by which clients reach the socket. The server itself binds a relative path, so that it knows no
 * limit; for clients a cluster deep down in the tree gets a short link in the temporary directory.
 */
export async function socketDirectory(cluster: string): Promise<string> {
  if (Buffer.byteLength(cluster + socketFile) <= longestPath) return cluster;
  const short = join(tmpdir(), `baobab-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`);
  await symlink(cluster, short).catch(() => undefined);
  const ours = (await lstat(short)).uid === process.getuid?.();
  if (ours && (await readlink(short).catch(() => '')) === cluster) return short;
  const own = join(await mkdtemp(join(tmpdir(), 'baobab-')), 'pg');
  await symlink(cluster, own);
  return own;
}
