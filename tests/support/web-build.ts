import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const shared = globalThis as { baobabWebBuild?: Promise<unknown> };

/** Builds the web bundle once a run, for the tests that serve pages; two seconds. `npm test` has built it already. */
export async function setup(): Promise<void> {
  if (process.env.WEB_IS_BUILT === '1') return;
  shared.baobabWebBuild ??= run(process.execPath, [`${root}node_modules/vite/bin/vite.js`, 'build', '--app'], {
    cwd: root,
  });
  await shared.baobabWebBuild;
}
