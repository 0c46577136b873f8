import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const root = join(import.meta.dirname, '..');
interface Part {
  title: string;
  /** What it is made of. */
  sources: readonly string[];
  /** How Vite is asked for it. */
  build: readonly string[];
}

const common = ['contract', 'vite', 'package-lock.json'];
const parts: readonly Part[] = [
  { title: 'screens', sources: ['web', 'vite.config.ts', ...common], build: ['build', '--app'] },
  {
    title: 'server',
    sources: ['server', 'world', 'vite.site.config.ts', ...common],
    build: ['build', '--config', 'vite.site.config.ts'],
  },
];

/** The server as `npm start` runs it. */
export const builtServer = join(root, 'build/site/main.js');

/** Builds what is not there or older than its sources; a look at them takes a few milliseconds. */
export const buildWhereNeeded = (): Promise<void> =>
  buildEach(parts.filter((part) => readStamp(part) !== stampOf(part.sources)));

/** Builds screens and server. */
export const buildAll = (): Promise<void> => buildEach(parts);

async function buildEach(some: readonly Part[]): Promise<void> {
  if (some.length === 0) return;
  console.log(`Building the ${some.map(({ title }) => title).join(' and the ')} …`);
  requireWritable();
  await Promise.all(some.map(build));
}

const stampFile = ({ title }: Part): string => join(root, 'build', `.${title}`);

async function build(part: Part): Promise<void> {
  const stamp = stampOf(part.sources);
  rmSync(stampFile(part), { force: true });
  const cli = join(root, 'node_modules/vite/bin/vite.js');
  const options = { cwd: root, env: { ...process.env, NODE_ENV: 'production' } };
  await run(process.execPath, [cli, ...part.build], options).catch(({ stdout, stderr }: Said) => {
    throw new Error(`${stdout}\n${stderr}\nThe ${part.title} could not be built`);
  });
  // Written last: a build cut short has no stamp and is made again.
  writeFileSync(stampFile(part), stamp);
}

type Said = { stdout: string; stderr: string };

function requireWritable(): void {
  const folder = join(root, 'build');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(`${folder} cannot be written: run npm run build as somebody who may`);
  }
}

/** Says in words, without a stack, why there is no build, and ends. */
export function endWithout(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

function readStamp(part: Part): string | undefined {
  try {
    return readFileSync(stampFile(part), 'utf8');
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
