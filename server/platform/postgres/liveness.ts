import { readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { systemCode } from '../startup-error.ts';

/**
 * What the files and processes say about a cluster's server.
 * - none: never started, or stopped cleanly
 * - alive: one of its processes runs here
 * - dead: it is proven that none of its processes can run any more
 * - silent: same kernel, another container; only its socket can show whether it runs
 * - unknown: it may run on another machine that shares the directory
 */
type Liveness = 'none' | 'alive' | 'dead' | 'silent' | 'unknown';

type Host = { boot: string; pids: string; machine: string; name: string };

const hostFile = 'server-host.json';
const leftovers = ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'];

async function thisHost(): Promise<Host> {
  const [boot, pids, machine] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    readlink('/proc/self/ns/pid').catch(() => ''),
    readFile('/etc/machine-id', 'utf8').catch(() => ''),
  ]);
  return { boot: boot.trim(), pids, machine: machine.trim(), name: hostname() };
}

/** Notes on which host and in which container the server is about to be started. */
export async function recordHost(cluster: string): Promise<void> {
  await writeFile(join(cluster, hostFile), JSON.stringify(await thisHost()));
}

/** The pid in `postmaster.pid`, as its own container counts. */
export async function postmasterPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : undefined;
}

/**
 * Removing the lock of a living server destroys data, and PostgreSQL itself takes a number that it can't see for a
 * dead process, which is wrong between containers that share a volume. So death must be proven here.
 */
export async function inspect(cluster: string): Promise<Liveness> {
  const lock = await stat(join(cluster, 'postmaster.pid')).catch(() => undefined);
  if (process.platform !== 'linux') {
    // No containers share directories without their processes here: PostgreSQL's own look at the number is right.
    const pid = await postmasterPid(cluster);
    return pid !== undefined && isRunning(pid) ? 'alive' : 'none';
  }
  if ((await processesOf(cluster)).length > 0) return 'alive';
  if (!lock) return 'none';
  const then = await recordedHost(cluster);
  if (!then) return 'unknown';
  return compareHosts(then, await thisHost());
}

/** Which verdict follows when the server was started on host `then`, and none of its processes is seen on `now`. */
export function compareHosts(then: Host, now: Host): Liveness {
  if (then.boot !== now.boot) {
    const rebooted = then.machine === now.machine && then.name === now.name;
    return rebooted ? 'dead' : 'unknown';
  }
  return then.pids === now.pids ? 'dead' : 'silent';
}

async function recordedHost(cluster: string): Promise<Host | undefined> {
  try {
    return JSON.parse(await readFile(join(cluster, hostFile), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Every living process whose working directory is the cluster: the server, its children and survivors of it. */
export async function processesOf(cluster: string): Promise<number[]> {
  const home = await stat(cluster);
  const found: number[] = [];
  for (const entry of await readdir('/proc')) {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || pid === process.pid) continue;
    // By inode, so that a volume mounted under two names is one cluster. A zombie has no working directory.
    const cwd = await stat(`/proc/${pid}/cwd`).catch(() => undefined);
    if (cwd?.ino !== home.ino || cwd.dev !== home.dev) continue;
    // Somebody's shell may stand in the directory too.
    if ((await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim() === 'postgres') found.push(pid);
  }
  return found;
}

/** Removes what a dead server left behind. Only for a verdict of `dead`, or `silent` with a socket that refuses. */
export async function clearLeftovers(cluster: string): Promise<void> {
  for (const name of leftovers) await rm(join(cluster, name), { force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}
