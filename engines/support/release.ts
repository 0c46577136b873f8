import { execFile } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { scratch } from './engine.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** A built tree of the product. */
export interface Release {
  name: string;
  root: string;
  remove: () => Promise<void>;
}

/** This tree, built where its sources are newer. */
export async function thisRelease(): Promise<Release> {
  await build(root);
  return { name: 'this', root, remove: async () => undefined };
}

/** The release before: `PREVIOUS_RELEASE`, or the commit before the newest migration; with the packages of this one. */
export async function releaseBefore(): Promise<Release> {
  const commit = process.env.PREVIOUS_RELEASE ?? (await commitBeforeNewestMigration());
  const { path, remove } = await scratch('release');
  await run('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, path], { cwd: root });
  await symlink(join(root, 'node_modules'), join(path, 'node_modules'));
  await build(path);
  return { name: `before (${commit.slice(0, 8)})`, root: path, remove };
}

async function commitBeforeNewestMigration(): Promise<string> {
  // What was on the way inside a merged branch was never a release.
  const asked = ['log', '-1', '--first-parent', '-m', '--diff-filter=A', '--format=%H', '--', 'server/migrations'];
  const { stdout: added } = await run('git', asked, { cwd: root });
  const { stdout } = await run('git', ['rev-parse', `${added.trim()}~1`], { cwd: root });
  return stdout.trim();
}

const buildFile = "import { buildWhereNeeded } from './scripts/built.ts'; await buildWhereNeeded();";

async function build(cwd: string): Promise<void> {
  await run(process.execPath, ['--input-type=module', '--eval', buildFile], { cwd });
}
