/**
 * `npm test`: type check, lint, the build that the browser tests load, then every test. Ends with one line,
 * `N passed, N failed`: each test counts, and so do type check, lint, build and a test file that does not load.
 *
 * What sweeps over everything and is dear tries a part, drawn by the seed that is printed; `SWEEP_SEED=n` draws the
 * same part again, `SWEEP=all` (`npm run test:nightly`) tries everything. Each file that failed has a line before the
 * last, and so has a project of which nothing was tried.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { failuresOf, type RunReport } from '../tests/support/file-reporter.ts';

const root = join(import.meta.dirname, '..');
const report = join(root, 'test-results', 'report.json');

let passed = 0;
let failed = 0;
let leftOut = 0;

/** Runs one of the installed tools with the project's own Node. */
function start(tool: string, args: string[], stdio: 'inherit' | 'pipe', env: Record<string, string> = {}) {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
  return spawn(tool, args, { cwd: root, stdio: ['ignore', stdio, stdio], env: { ...process.env, PATH: path, ...env } });
}

async function run(tool: string, args: string[], env?: Record<string, string>): Promise<boolean> {
  const [code] = await once(start(tool, args, 'inherit', env), 'exit');
  return code === 0;
}

/** Runs beside the tests; what it says is kept until they have ended, so that it stands in one place. */
async function runAside(tool: string, args: string[]): Promise<() => boolean> {
  const child = start(tool, args, 'pipe');
  const ended = once(child, 'exit');
  const said = await Promise.all([text(child.stdout!), text(child.stderr!)]);
  const [code] = await ended;
  return () => {
    process.stdout.write(said.join(''));
    return code === 0;
  };
}

function count(title: string, good: boolean): void {
  console.log(`${good ? 'passed' : 'FAILED'}: ${title}`);
  if (good) passed += 1;
  else failed += 1;
}

/** Counts the tests of the run; what failed is said at the end, where it is not looked for. */
function countReport(vitestPassed: boolean, everything: boolean): string[] {
  const results = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as RunReport) : undefined;
  const files = results?.files ?? [];
  const sum = (kind: 'passed' | 'failed' | 'leftOut'): number => files.reduce((all, file) => all + file[kind], 0);
  passed += sum('passed');
  leftOut += sum('leftOut');
  const failures = results ? failuresOf(results, everything) : [];
  // A run may fail without a failed test: an error outside of any, or a crash of the runner.
  if (!vitestPassed && failures.length === 0) failures.push('the test run itself');
  const whole = failures.length - files.filter((file) => file.failed > 0).length;
  failed += sum('failed') + whole;
  return failures;
}

/** Printed before and after: what fails is found again by it. */
function printSweeps(): void {
  const repeat = `SWEEP_SEED=${seed} npm test`;
  console.log(all ? 'sweeps try everything' : `sweeps try a part; the same part again: ${repeat}`);
}

const all = process.env.SWEEP === 'all';
const seed = process.env.SWEEP_SEED || String(randomInt(1, 1_000_000));
mkdirSync(join(root, 'test-results'), { recursive: true });
rmSync(report, { force: true });
// Checkers beside each other check what they share each anew: four take twice the processor's time of one. They begin
// with the build, which leaves half of a small machine idle.
const types = runAside('tsc', ['-p', '.', '--checkers', '1']);
const style = runAside('biome', ['check', '--error-on-warnings', '.']);
const built = await run('node', ['scripts/build.ts']);
count('build of screens and server', built);
const files = process.argv.slice(2);
const settings = { SWEEP_SEED: seed, TEST_REPORT: report };
printSweeps();
const failures = countReport(await run('vitest', ['run', ...files], settings), files.length === 0);
count('type check', (await types)());
count('lint', (await style)());
printSweeps();
if (!all) console.log(`${leftOut} cases of sweeps left out`);
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
