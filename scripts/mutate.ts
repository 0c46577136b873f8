/**
 * `npm run mutate`: breaks the product on purpose, one break after the other, and runs the tests that must notice. Works
 * on a copy of the tree. `npm run mutate -- sign-in` takes the breaks of one list, `-- "expired code"` those whose
 * words hold these. Fails when a break survives, or can't be made any more.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { broken, type Listed, readMutations } from '../tests/mutations/support/mutation.ts';
import { startTestRunner, type TestRunner } from '../tests/mutations/support/test-runner.ts';

const root = join(import.meta.dirname, '..');

/** `UNPROVEN`: the tests fail without the break, too, or with it don't even load. */
type Outcome = 'killed' | 'SURVIVED' | 'STALE' | 'UNPROVEN';

/** Copies what git knows and what is new beside it, with the packages linked. */
function copyTree(to: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of files.filter((name) => name !== '')) {
    mkdirSync(join(to, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'));
}

/** Makes one break in the copy, runs the tests that must notice, and mends it again. */
async function attempt(tree: string, tests: TestRunner, mutation: Listed): Promise<[Outcome, string]> {
  const made = broken(tree, mutation);
  if ('stale' in made) return ['STALE', made.stale];
  const write = (text: string): void => {
    writeFileSync(join(tree, mutation.file), text);
    tests.changed(join(tree, mutation.file));
  };
  if (!(await tests.green(mutation.noticedIn))) return ['UNPROVEN', `${mutation.noticedIn} fails without it`];
  for (const where of [mutation.noticedIn, mutation.tests]) {
    write(made.text);
    const failure = await tests.run(where);
    write(made.whole);
    if (failure === undefined) continue;
    const { kind, file, title } = failure;
    if (kind === 'load') return ['UNPROVEN', `${file} does not load: ${title}`];
    return (await tests.green(file)) ? ['killed', `${title} (${file})`] : ['UNPROVEN', `${file} fails without it`];
  }
  return ['SURVIVED', mutation.file];
}

async function runAll(mutations: readonly Listed[], tree: string, tests: TestRunner): Promise<void> {
  const counts: Record<Outcome, number> = { killed: 0, SURVIVED: 0, STALE: 0, UNPROVEN: 0 };
  for (const mutation of mutations) {
    const [outcome, why] = await attempt(tree, tests, mutation);
    counts[outcome] += 1;
    console.log(`${outcome.padEnd(8)} ${mutation.domain}: ${mutation.breaks}\n         ${why}`);
  }
  const { killed, SURVIVED, STALE, UNPROVEN } = counts;
  console.log(`${killed} killed, ${SURVIVED} survived, ${STALE} stale, ${UNPROVEN} unproven`);
  if (mutations.length === 0 || killed < mutations.length) process.exitCode = 1;
}

const wanted = process.argv.slice(2).join(' ');
const mutations = (await readMutations()).filter(
  ({ domain, breaks }) => wanted === '' || domain === wanted || breaks.includes(wanted),
);

const home = realpathSync(mkdtempSync(join(tmpdir(), 'baobab-mutate-')));
const tree = join(home, 'tree');
// Whatever a broken test leaves behind goes with the rest.
process.env.TMPDIR = join(home, 'tmp');
mkdirSync(process.env.TMPDIR);
copyTree(tree);
process.chdir(tree);

const tests = await startTestRunner(tree);
let ended: Promise<void> | undefined;
const end = (): Promise<void> => {
  ended ??= tests.close().finally(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  return ended;
};
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  // The runner of the tests would be gone before its database has stopped.
  process.removeAllListeners(signal);
  process.once(signal, () => void end().finally(() => process.exit(code)));
}
try {
  await runAll(mutations, tree, tests);
} finally {
  await end();
}
