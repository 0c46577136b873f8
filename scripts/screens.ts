import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'build', '.stamp');
/** What the screens are made of. */
const sources = ['web', 'contract', 'vite', 'vite.config.ts', 'package-lock.json'];

/** Builds the screens unless the build is there and as new as its sources; a look at them takes a few milliseconds. */
export function buildWhereNeeded(): void {
  if (readStamp() !== stampOf(sources)) buildScreens();
}

/** Builds the screens, or says why not and ends the process. */
export function buildScreens(): void {
  const stamp = stampOf(sources);
  console.log('Building the screens …');
  requireWritable();
  rmSync(stampFile, { force: true });
  const cli = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build', '--app'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) fail(`${stdout}\n${stderr}\nThe screens could not be built`);
  // Written last: a build cut short has no stamp and is made again.
  writeFileSync(stampFile, stamp);
}

function requireWritable(): void {
  const folder = join(root, 'build');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    fail(`${folder} cannot be written: run npm run build as somebody who may`);
  }
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

/** Names, sizes and times of all files: contents are not read. */
function stampOf(paths: string[]): string {
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
