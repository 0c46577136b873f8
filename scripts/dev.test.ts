import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { postmasterPid } from '../server/platform/postgres/liveness.ts';
import { testDataDirs } from '../server/platform/postgres/testing/data-dir.ts';
import { Api, freshAddress } from '../tests/support/api.ts';
import { register } from '../tests/support/people.ts';
import { seldom } from '../tests/support/sweep.ts';

const root = join(import.meta.dirname, '..');
const at = await testDataDirs();
const parts = [
  'contract',
  'server',
  'web',
  'world',
  'vite',
  'scripts',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
];

/** A tree of its own, whose files may be changed; the packages are those of this one. */
async function copyOfTree(): Promise<string> {
  const tree = join(at.dir, 'tree');
  await mkdir(join(tree, 'node_modules'), { recursive: true });
  for (const part of parts) await cp(join(root, part), join(tree, part), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '.vite' && name !== '.cache')
      await symlink(join(root, 'node_modules', name), join(tree, 'node_modules', name));
  }
  return tree;
}

/** `npm run dev` in a tree, and all that it has said so far. */
async function startDev(tree: string): Promise<{ child: ChildProcess; url: string; said: () => string }> {
  const child = spawn(process.execPath, ['scripts/start.ts', '--dev'], {
    cwd: tree,
    env: {
      PATH: process.env.PATH,
      ...{ PORT: '0', DATA_DIR: at.dataDir, SEED: 'none', VERIFICATION_IMAGE: 'fixed:1234', TRUST_PROXY: '127.0.0.1' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  await expect.poll(() => said, { timeout: 50_000 }).toMatch(/is ready at/);
  return { child, url: /http:\S+/.exec(said)?.[0] ?? '', said: () => said };
}

/** Saves a changed file as editors do: written aside and renamed over the old one. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(`${file}.tmp`, text.replace(from, to));
  await rename(`${file}.tmp`, file);
}

const soon = { timeout: 30_000 };

seldom(
  'npm run dev answers by the changed server and contract, with sessions and database as they were',
  async () => {
    at.fill();
    const tree = await copyOfTree();
    const { child, url, said } = await startDev(tree);
    const api = new Api(url, freshAddress(), () => new Date());
    const ada = await register(api);
    const pid = await postmasterPid(at.cluster);
    const browser = new WebSocket(`${url.replace('http', 'ws')}/?token=none`, 'vite-ping');
    browser.on('error', () => undefined);
    const gone = once(browser, 'close');

    const health = join(tree, 'server/platform/health.ts');
    const healthz = async () => (await fetch(`${url}/healthz`)).json().catch(() => undefined);
    for (const [from, to] of [
      ["'ok'", "'changed once'"],
      ["'changed once'", "'changed twice'"],
    ] as const) {
      await edit(health, from, to);
      await expect.poll(async () => JSON.stringify(await healthz()), soon).toContain(to.slice(1, -1));
    }
    await gone;

    const document = async () => (await fetch(`${url}/openapi.json`)).text();
    await edit(join(tree, 'contract/domains/threads/write-calls.ts'), "'/v5/content/thread'", "'/v5/content/renamed'");
    await expect.poll(document, soon).toContain('/v5/content/renamed');

    await edit(health, "'changed twice'", "'changed twice");
    await expect.poll(said, soon).toMatch(/the server as it was goes on/);
    expect(JSON.stringify(await healthz())).toContain('changed twice');
    await edit(health, "'changed twice", "'mended'");
    await expect.poll(async () => JSON.stringify(await healthz()), soon).toContain('mended');

    expect((await api.must('members.own-sanction', {}, ada)).data.sanction).toBeNull();
    expect(await postmasterPid(at.cluster)).toBe(pid);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  },
  180_000,
);
