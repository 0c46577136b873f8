import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { seldom } from '../../../tests/support/sweep.ts';
import { postmasterPid, processesOf } from '../postgres/liveness.ts';
import { testDataDirs } from '../postgres/testing/data-dir.ts';
import { ask, killSmall, startSmall } from './testing/start-small.ts';

const at = await testDataDirs();
afterEach(killSmall);

const start = (env: Record<string, string> = {}) => startSmall({ DATA_DIR: at.dataDir, ...env });

/** A database that runs already, for the tests in which its own start and end are of no interest. */
const external = () => ({ DATABASE_URL: inject('databaseServer').url });

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Waits until the one request that doesn't answer at once has arrived. */
const underWay = (url: string) => expect.poll(async () => (await ask(`${url}/pid`)).underWay).toBe(1);

/** Who answers at this moment: enough connections to meet every worker. */
async function pidsAt(url: string): Promise<Set<unknown>> {
  const asked = Array.from({ length: 12 }, () => ask(`${url}/pid`).catch((): Record<string, unknown> => ({})));
  const answers = await Promise.all(asked);
  return new Set(answers.map(({ pid }) => pid).filter((pid) => pid !== undefined));
}

test('it prints one line, serves on its own database, and a signal ends everything', async () => {
  const { child, line, url, ended } = await start();
  expect(line).toMatch(/^Baobab is ready at http:\/\/localhost:\d+ \(prepared\)$/);
  expect(await ask(`${url}/readyz`)).toMatchObject({ status: 'ok', database: true });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await processesOf(at.cluster)).toEqual([]);
});

test('in production it listens at once, and is ready once it has warmed up', async () => {
  const port = await freePort();
  const own = { NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, WARM_MS: '1500' };
  const starting = start({ ...external(), ...own });
  const isReady = () => ask(`http://localhost:${port}/readyz`).catch(() => undefined);
  await expect.poll(isReady, { timeout: 10_000 }).toMatchObject({ database: true, accepting: false });
  const { line } = await starting;
  expect(line).toContain('is ready');
  expect(await isReady()).toMatchObject({ status: 'ok', accepting: true });
});

test('a request under way is answered before the end', async () => {
  const { child, url, ended } = await start(external());
  const slow = fetch(`${url}/slow`).then((answer) => answer.json());
  await underWay(url);
  child.kill('SIGINT');
  // npm sends the terminal's Ctrl-C a second time.
  child.kill('SIGINT');
  const from = performance.now();
  expect(await slow).toEqual({ state: 'finished' });
  expect(await ended).toBe(0);
  // The connection that the client keeps open for later does not hold it up.
  expect(performance.now() - from).toBeLessThan(5000);
});

test('asked to end it goes on serving until balancers have seen it, a connection for each request', async () => {
  const { child, url, ended } = await start({ ...external(), DRAIN_SECONDS: '3' });
  child.kill('SIGTERM');
  await expect.poll(() => ask(`${url}/readyz`)).toMatchObject({ accepting: false, database: true });
  const answer = await fetch(`${url}/pid`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await ended).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

seldom('asked a second time it leaves at once, and its database ends by itself', async () => {
  at.fill();
  const { child, url, ended } = await start();
  const hanging = fetch(`${url}/hang`).catch(() => 'cut');
  await underWay(url);
  child.kill('SIGINT');
  const isClosing = () =>
    fetch(`${url}/pid`).then(
      () => false,
      () => true,
    );
  await expect.poll(isClosing).toBe(true);
  await delay(600);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(await hanging).toBe('cut');
  await expect.poll(() => processesOf(at.cluster), { timeout: 5000 }).toEqual([]);
});

seldom('asked to end while it still prepares, it ends without a complaint', async () => {
  at.fill();
  const { child, line, ended, errors } = await start({ SLOW_PREPARE: '1' });
  expect(line).toBe('preparing');
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(errors()).toBe('');
  expect(await processesOf(at.cluster)).toEqual([]);
});

test('killed without a chance to clean up, the next start finds everything in order', async () => {
  at.fill();
  const first = await start({ WEB_CONCURRENCY: '2' });
  const pid = await postmasterPid(at.cluster);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await start();
  expect(await ask(`${second.url}/readyz`)).toMatchObject({ status: 'ok' });
  expect(await postmasterPid(at.cluster)).toBe(pid);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(await processesOf(at.cluster)).toEqual([]);
});

test('workers share the port, the primary replaces one that dies, and all end together', async () => {
  at.fill();
  const { child, url, ended } = await start({ WEB_CONCURRENCY: '2' });
  const pids = () => pidsAt(url);
  await expect.poll(pids).toHaveProperty('size', 2);
  const before = await pids();
  expect(before.has(child.pid ?? 0)).toBe(false);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(Number(/http_request_duration_seconds_count\{.*"\/pid".*\} (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(8);

  await fetch(`${url}/die`).catch(() => undefined);
  const isReplaced = async () => {
    const now = await pids();
    return now.size === 2 && [...now].some((pid) => !before.has(pid));
  };
  await expect.poll(isReplaced).toBe(true);

  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
  expect(await processesOf(at.cluster)).toEqual([]);
});

seldom('requests to a worker that dies are cut off, later ones are served, and the figures are there', async () => {
  const { url } = await start({ ...external(), WEB_CONCURRENCY: '2' });
  await expect.poll(() => pidsAt(url)).toHaveProperty('size', 2);
  const [frozen] = [...(await pidsAt(url))] as [number];
  // It takes what the system gives it and answers nothing, as in the moment of its death.
  process.kill(frozen, 'SIGSTOP');
  const waiting = Array.from({ length: 12 }, () =>
    ask(`${url}/pid`).then(
      ({ pid }) => pid,
      () => 'cut off',
    ),
  );
  await Promise.any(waiting);
  process.kill(frozen, 'SIGKILL');
  const answers = await Promise.all(waiting);
  expect(answers).toContain('cut off');
  expect(answers).not.toContain(frozen);
  const figures = async () => (await fetch(`${url}/metrics`)).text();
  await expect.poll(figures).toContain('http_request_duration_seconds_count');
  await expect.poll(() => pidsAt(url)).toHaveProperty('size', 2);
});

seldom('workers end when their primary is killed', async () => {
  const { child, url } = await start({ ...external(), WEB_CONCURRENCY: '2' });
  child.kill('SIGKILL');
  const isGone = () =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(isGone, { timeout: 5000 }).toBe(true);
});

test('an error that nobody expected ends the process with its story, in order', async () => {
  const { url, ended, errors } = await start({ ...external(), LOG_LEVEL: 'silent' });
  await fetch(`${url}/throw`).catch(() => undefined);
  expect(await ended).toBe(1);
  expect(errors()).toContain('a mistake');
});

test('a connection lost under what nobody waits for does not end the process', async () => {
  const { child, url } = await start({ ...external(), LOG_LEVEL: 'silent' });
  await ask(`${url}/lose`);
  expect(await ask(`${url}/pid`)).toMatchObject({ pid: child.pid });
});

describe('what prevents a start is logged in one line, and the exit code says so', () => {
  async function refusal(env: Record<string, string>): Promise<string> {
    const { ended, errors } = await start(env);
    expect(await ended).toBe(1);
    expect(errors()).toMatch(/^[^\n]+\n$/);
    return errors().trim();
  }

  test('R-MSC-056 a malformed setting', async () => {
    expect(await refusal({ PORT: 'eighty' })).toBe('PORT must be a whole number from 0 to 65535');
  });

  seldom('a taken port, with one process and with workers', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const line = `PORT ${port} is taken; stop who listens there or set another PORT`;
    expect(await refusal({ PORT: String(port) })).toBe(line);
    expect(await refusal({ PORT: String(port), WEB_CONCURRENCY: '2' })).toBe(line);
    taken.close();
  });

  test('a DATA_DIR that cannot be written', async () => {
    await writeFile(join(at.dir, 'file'), '');
    expect(await refusal({ DATA_DIR: join(at.dir, 'file/data') })).toMatch(
      /^DATA_DIR .* cannot be written \(ENOTDIR\)$/,
    );
  });

  test.runIf(process.getuid?.() === 0)('a full disk, from the first byte or in the middle of it', async ({ skip }) => {
    const small = join(at.dir, 'small');
    mkdirSync(small);
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', small]);
    if (status !== 0) skip('no disk can be mounted here');
    try {
      expect(await refusal({ DATA_DIR: small })).toMatch(/^Cannot create the database in .*No space left on device/);
      await writeFile(join(small, 'fill'), Buffer.alloc(8 << 20)).catch(() => undefined);
      expect(await refusal({ DATA_DIR: small })).toBe(`DATA_DIR ${small}: no space left (ENOSPC)`);
    } finally {
      spawnSync('umount', [small]);
    }
  });

  seldom('a wrong DATABASE_URL', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatch(
      /^DATABASE_URL: the database cannot be reached \(.*ECONNREFUSED/,
    );
    const absent = inject('databaseServer').url.replace(/[^/]+$/, 'absent');
    expect(await refusal({ DATABASE_URL: absent })).toBe(
      'DATABASE_URL: the database refuses the connection (database "absent" does not exist)',
    );
  });

  seldom('a DATA_DIR in use', async () => {
    at.fill();
    await start();
    expect(await refusal({})).toMatch(/is in use by another running server/);
  });
});
