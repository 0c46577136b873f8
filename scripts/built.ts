import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const root = join(import.meta.dirname, '..');
const place = join(root, 'build');

interface Part {
  title: string;
  /** What it is made of. */
  sources: readonly string[];
  /** The folders that it becomes; the last one holds its stamp. */
  folders: readonly string[];
  /** How Vite is asked for it. */
  asks: readonly string[];
}

const common = ['contract', 'vite', 'package-lock.json'];
const parts: readonly Part[] = [
  {
    title: 'screens',
    sources: ['web', 'vite.config.ts', ...common],
    folders: ['client', 'server'],
    asks: ['build', '--app'],
  },
  {
    title: 'server',
    sources: ['server', 'world', 'vite.site.config.ts', ...common],
    folders: ['site'],
    asks: ['build', '--config', 'vite.site.config.ts'],
  },
];

/** The server as `npm start` runs it. */
export const builtServer = join(place, 'site/main.js');

/** Builds what is not there or older than its sources; a look at them takes a few milliseconds. */
export const buildWhereNeeded = (): Promise<void> =>
  buildEach(parts.filter((part) => readStamp(part) !== stampOf(part.sources)));

/** Builds screens and server. */
export const buildAll = (): Promise<void> => buildEach(parts);

async function buildEach(some: readonly Part[]): Promise<void> {
  if (some.length === 0) return;
  console.log(`Building the ${some.map(({ title }) => title).join(' and the ')} …`);
  requireWritable();
  dropLeft(place);
  const ended = await Promise.allSettled(some.map(build));
  for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Builds beside what stands, so that neither a build cut short nor another one at the same time is ever run. */
async function build({ title, sources, folders, asks }: Part): Promise<void> {
  // As deep as what stands: maps name sources by their way from there.
  const into = join(place, `.making-${title}-${process.pid}-`);
  const stamp = stampOf(sources);
  const cli = join(root, 'node_modules/vite/bin/vite.js');
  const options = { cwd: root, env: { ...process.env, NODE_ENV: 'production', BUILD_INTO: into } };
  try {
    await run(process.execPath, [cli, ...asks], options).catch(({ stdout, stderr }: Said) => {
      throw new Error(`${stdout}\n${stderr}\nThe ${title} could not be built`);
    });
    writeFileSync(stampFile(into, folders), stamp);
    for (const folder of folders) putInPlace(`${into}${folder}`, join(place, folder));
  } finally {
    for (const folder of folders) rmSync(`${into}${folder}`, { recursive: true, force: true });
  }
}

type Said = { stdout: string; stderr: string };

const stampFile = (into: string, folders: readonly string[]): string => `${into}${folders.at(-1)}/.stamp`;

/** Puts a folder where another one stands, whole; of two who do so at once the later one's stays. */
export function putInPlace(made: string, standing: string): void {
  const old = `${standing}.old-${process.pid}`;
  for (let tries = 0; ; tries += 1) {
    try {
      rmSync(old, { recursive: true, force: true });
      if (existsSync(standing)) renameSync(standing, old);
      renameSync(made, standing);
      break;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (tries === mostTries || !['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)) throw error;
    }
  }
  rmSync(old, { recursive: true, force: true });
}

/** Others who put theirs in place at the same moment. */
const mostTries = 20;

const leftMs = 3_600_000;

/** Deletes what builds that were killed have left. */
export function dropLeft(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => /^\.making-|\.old-\d+$/.test(each))) {
    const path = join(folder, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > leftMs) rmSync(path, { recursive: true, force: true });
  }
}

function requireWritable(): void {
  try {
    mkdirSync(place, { recursive: true });
    accessSync(place, constants.W_OK);
  } catch {
    throw new Error(`${place} cannot be written: run npm run build as somebody who may`);
  }
}

/** Says in words, without a stack, why there is no build, and ends. */
export function endWithout(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

function readStamp({ folders }: Part): string | undefined {
  try {
    return readFileSync(stampFile(`${place}/`, folders), 'utf8');
  } catch {
    return undefined;
  }
}

/** Names, sizes and times of all files: contents are not read. */
function stampOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  for (const path of paths) {
    if (!statSync(join(root, path)).isDirectory()) visit(path);
    else {
      const names = readdirSync(join(root, path), { recursive: true, withFileTypes: true });
      for (const entry of names.filter((each) => each.isFile()))
        visit(join(entry.parentPath.slice(root.length), entry.name));
    }
  }
  return hash.digest('hex');
}
