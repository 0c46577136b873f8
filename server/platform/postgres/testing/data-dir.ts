import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { startEmbedded } from '../embedded.ts';
import { processesOf } from '../liveness.ts';

type TestDataDir = {
  /** A directory of this test alone, removed after it. */
  dir: string;
  /** A DATA_DIR in it, which doesn't exist yet. */
  dataDir: string;
  /** Its cluster. */
  cluster: string;
  /** Puts a cluster there that has been started and stopped before, which is quicker than making one. */
  fill: () => void;
};

/**
 * A DATA_DIR for each test of a file. Whatever still runs in it afterwards is ended; found by its directory and never
 * by a number in a file, as in a container that number means another process.
 */
export async function testDataDirs(): Promise<TestDataDir> {
  vi.setConfig({ testTimeout: 60_000 });
  const root = await mkdtemp(join(tmpdir(), 'baobab-data-'));
  // Open to the account of the tests that are run as another user; each test's own directory is closed.
  await chmod(root, 0o755);
  const template = join(root, 'template');
  const current: TestDataDir = {
    dir: root,
    dataDir: root,
    cluster: root,
    fill: () => void spawnSync('cp', ['-a', template, current.dataDir]),
  };
  // Not where all tests of the file are left out.
  beforeAll(async () => (await startEmbedded({ dataDir: template, durable: false })).stop(), 60_000);
  beforeEach(async () => {
    current.dir = await mkdtemp(join(root, 'test-'));
    current.dataDir = join(current.dir, 'data');
    current.cluster = join(current.dataDir, 'postgres');
  });
  afterEach(async () => {
    for (const pid of await processesOf(current.cluster).catch(() => [])) end(pid);
    await rm(current.dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
  afterAll(() => rm(root, { recursive: true, force: true }));
  return current;
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // Its parent has ended it already.
  }
}
