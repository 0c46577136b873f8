/**
 * `npm run check [domain]`: types, style, the house's rules and the tests of one domain or folder, in seconds. Without a
 * name: of what was changed since the branch left main. The database server stays for the next time, and ends when
 * nobody has used it for half an hour, or by `npm run check -- --stop`. Journeys and sweeps are `npm test`'s.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { endStanding } from '../tests/support/standing-server.ts';
import { testsOf, testsOfChange } from './check-plan.ts';

const root = join(import.meta.dirname, '..');
const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
/** A domain's own sweeps try a part here, too; a failed test has the seed in its title. */
const seed = process.env.SWEEP_SEED || String(randomInt(1, 1_000_000));
const env = { ...process.env, PATH: path, TEST_DATABASE: 'standing', SWEEP_SEED: seed };

const git = (...args: string[]): string[] => {
  try {
    const said = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return said.split('\n').filter(Boolean);
  } catch {
    // No git, no main, or no such commit: nothing is known to have changed.
    return [];
  }
};

/** What differs from where the branch left main, files that git doesn't know yet among them. */
function changedFiles(): string[] {
  const [from = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')];
}

function testsToRun(names: readonly string[], changed: readonly string[]): string[] {
  if (names.length === 0) return testsOfChange(changed);
  const found = names.map((name) => [name, testsOf(name)] as const);
  const unknown = found.filter(([, tests]) => tests === undefined).map(([name]) => name);
  if (unknown.length > 0) throw new Error(`no domain or folder is called ${unknown.join(', ')}`);
  return [...new Set(found.flatMap(([, tests]) => tests ?? []))];
}

/** Runs one of the installed tools; what it says is shown when it has ended, so that two don't speak at once. */
async function run(title: string, tool: string, args: string[]): Promise<boolean> {
  const began = performance.now();
  const child = spawn(tool, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<boolean>((resolve) => child.once('close', (code) => resolve(code === 0)));
  const [out, errors, good] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (!good) console.log(out + errors);
  console.log(`${good ? 'passed' : 'FAILED'}: ${title}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return good;
}

const typesInfo = 'test-results/types.tsbuildinfo';

async function check(names: readonly string[]): Promise<boolean> {
  const changed = changedFiles();
  const tests = testsToRun(names, changed);
  const written = [...new Set([...tests, ...changed.filter((file) => existsSync(join(root, file)))])];
  console.log(`tests of ${tests.join(' ')}`);
  const results = await Promise.all([
    run('types', 'tsc', ['-p', '.', '--checkers', '1', '--incremental', '--tsBuildInfoFile', typesInfo]),
    run('style', 'biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...written]),
    // Each worker loads the whole product, which takes longer than most parts' tests.
    run('tests', 'vitest', ['run', '--passWithNoTests', '--maxWorkers=2', ...tests]),
  ]);
  return results.every(Boolean);
}

const names = process.argv.slice(2);
if (names.includes('--stop')) console.log((await endStanding()) ? 'the database server has ended' : 'none stands');
else process.exitCode = (await check(names)) ? 0 : 1;
