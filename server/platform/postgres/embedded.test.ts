import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { isTried, seldom } from '../../../tests/support/sweep.ts';
import { findBinaries } from './binaries.ts';
import { startEmbedded } from './embedded.ts';
import { postmasterPid, processesOf } from './liveness.ts';
import { askToStop, launch } from './postmaster.ts';
import { chooseServerUser } from './server-user.ts';
import { testDataDirs } from './testing/data-dir.ts';

const at = await testDataDirs();
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const start = () => startEmbedded({ dataDir: at.dataDir, durable: false });

async function query(url: string, text: string): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return Object.values((await client.query(text)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

/** Numbers of processes of its own, as in a container; killing it kills what runs inside. */
const ownNumbers = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];

/** An application of its own, to be killed: it starts the database, prints what it got, and stays. */
async function application(
  options: { uid?: number; durable?: boolean; contained?: boolean } = {},
): Promise<{ child: ChildProcess; line: string }> {
  const source = `
    const { startEmbedded } = await import(${JSON.stringify(import.meta.resolve('./embedded.ts'))});
    try {
      const { url } = await startEmbedded({ dataDir: ${JSON.stringify(at.dataDir)}, durable: ${options.durable ?? false} });
      console.log(url);
      setInterval(() => undefined, 1000);
    } catch (error) {
      console.log(error.name + ': ' + error.message);
      process.exit(1);
    }`;
  const own = [process.execPath, '--input-type=module', '-e', source];
  const [program = '', ...args] = options.contained ? [...ownNumbers, ...own] : own;
  const child = spawn(program, args, {
    ...(options.uid ? { uid: options.uid, gid: options.uid } : {}),
    cwd: at.dir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(createInterface({ input: child.stdout! }), 'line');
  return { child, line };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('a server of a moment ago, which no file names yet, is asked to stop too', async () => {
  at.fill();
  const user = await chooseServerUser(at.dataDir, at.cluster);
  const binaries = await findBinaries({ dataDir: at.dataDir, user });
  const { ended } = await launch(at.cluster, binaries, user, false, join(at.dataDir, 'postgres.log'));
  askToStop(at.cluster);
  await expect.poll(ended).toBeDefined();
  expect(await processesOf(at.cluster)).toEqual([]);
});

test('the first start creates the database, stopping ends every process, the second start finds the data', async () => {
  let embedded = await start();
  await query(embedded.url, 'create table kept (n int)');
  expect(await query(embedded.url, 'select current_user')).toBe('baobab');
  expect(await query(embedded.url, `select setting from pg_settings where name = 'listen_addresses'`)).toBe('');
  await embedded.stop();
  expect(await processesOf(at.cluster)).toEqual([]);

  embedded = await start();
  expect(await query(embedded.url, 'select count(*)::int from kept')).toBe(0);
  await embedded.stop();
});

seldom('what is committed is on the disk: a plain start syncs', async () => {
  at.fill();
  const embedded = await startEmbedded({ dataDir: at.dataDir });
  const setting = (name: string) => query(embedded.adminUrl, `show ${name}`);
  expect([await setting('fsync'), await setting('synchronous_commit'), await setting('full_page_writes')]).toEqual([
    'on',
    'on',
    'on',
  ]);
  await embedded.stop();
});

seldom('a database that outlived its killed application is adopted, with the same process', async () => {
  at.fill();
  const { child, line } = await application();
  const pid = await postmasterPid(at.cluster);
  await query(line, 'create table kept (n int)');
  await kill(child);
  const embedded = await start();
  expect(await postmasterPid(at.cluster)).toBe(pid);
  expect(await query(embedded.url, 'select count(*)::int from kept')).toBe(0);
  await embedded.stop();
  expect(await processesOf(at.cluster)).toEqual([]);
});

test('a kill of both leaves a stale lock behind, and what was committed is there after the next start', async () => {
  at.fill();
  const { child, line } = await application({ durable: true });
  await query(line, 'create table kept as select 7 as n');
  const pid = await postmasterPid(at.cluster);
  process.kill(pid!, 'SIGKILL');
  await kill(child);
  expect((await stat(join(at.cluster, 'postmaster.pid'))).isFile()).toBe(true);
  const embedded = await startEmbedded({ dataDir: at.dataDir });
  expect(await query(embedded.url, 'select n from kept')).toBe(7);
  await embedded.stop();
});

test('a stale lock that names a living process of somebody else is recognised as stale', async () => {
  at.fill();
  await writeFile(join(at.cluster, 'postmaster.pid'), `${process.pid}\n${at.cluster}\n1\n5432\n.\n`);
  const embedded = await start();
  expect(await query(embedded.url, 'select 1')).toBe(1);
  await embedded.stop();
});

test('the lock of a server that may run on another machine is left alone', async () => {
  at.fill();
  await writeFile(join(at.cluster, 'postmaster.pid'), `99999\n${at.cluster}\n1\n5432\n.\n`);
  await writeFile(
    join(at.cluster, 'server-host.json'),
    JSON.stringify({ boot: 'other', pids: 'other', machine: 'other', name: 'other' }),
  );
  await expect(start()).rejects.toThrow(/may be in use on another machine/);
  expect((await stat(join(at.cluster, 'postmaster.pid'))).isFile()).toBe(true);
  await unlink(join(at.cluster, 'postmaster.pid'));
});

seldom('a second application on the same DATA_DIR is refused in one line', async () => {
  at.fill();
  const embedded = await start();
  const { line } = await application();
  expect(line).toMatch(/^StartupError: .*is in use by another running server/);
  expect(await query(embedded.url, 'select 1')).toBe(1);
  await embedded.stop();
});

seldom('of two that start together on an empty DATA_DIR one runs and the other is refused', async () => {
  const lines = (await Promise.all([application(), application()])).map(({ line }) => line);
  expect(lines.filter((line) => line.startsWith('postgres://'))).toHaveLength(1);
  expect(lines.filter((line) => /in use by another running server/.test(line))).toHaveLength(1);
});

seldom(
  'it starts while one who will be refused still writes a cluster of its own, and the next start tidies up',
  async () => {
    at.fill();
    const draft = join(at.dataDir, 'postgres.new-other');
    await mkdir(join(draft, 'base'), { recursive: true });
    let isWriting = true;
    const write = async (): Promise<void> => {
      for (let file = 0; isWriting; file += 1) {
        await mkdir(join(draft, 'base'), { recursive: true }).catch(() => undefined);
        await writeFile(join(draft, 'base', String(file)), '').catch(() => undefined);
      }
    };
    const writing = Promise.all([write(), write(), write(), write()]);
    const embedded = await start();
    isWriting = false;
    await writing;
    expect(await query(embedded.url, 'select 1')).toBe(1);
    await embedded.stop();

    await (await start()).stop();
    await expect(stat(draft)).rejects.toThrow('ENOENT');
  },
);

test('a server that dies under a running application is started again', async () => {
  at.fill();
  const notices: string[] = [];
  let back: () => void;
  const returned = new Promise<void>((resolve) => {
    back = resolve;
  });
  const embedded = await startEmbedded({
    dataDir: at.dataDir,
    durable: false,
    onNotice: (notice) => {
      notices.push(notice);
      if (/is back/.test(notice)) back();
    },
  });
  process.kill((await postmasterPid(at.cluster))!, 'SIGKILL');
  await returned;
  expect(notices).toHaveLength(2);
  expect(await query(embedded.url, 'select 1')).toBe(1);
  await embedded.stop();
});

seldom('asked to end while its server is being started again, it leaves none behind', async () => {
  at.fill();
  const notices: string[] = [];
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  const onNotice = (notice: string) => {
    notices.push(notice);
    lose();
  };
  const embedded = await startEmbedded({ dataDir: at.dataDir, durable: false, onNotice });
  process.kill((await postmasterPid(at.cluster))!, 'SIGKILL');
  await lost;
  await embedded.stop();
  expect(notices.at(-1)).toMatch(/is back/);
  expect(await processesOf(at.cluster)).toEqual([]);
});

seldom('a DATA_DIR too deep for a socket path works', async () => {
  at.dataDir = join(at.dir, 'a'.repeat(90), 'b'.repeat(90), 'data');
  const embedded = await start();
  expect(await query(embedded.url, 'select 1')).toBe(1);
  await embedded.stop();
});

test('a DATA_DIR that cannot be written is named', async () => {
  await writeFile(join(at.dir, 'file'), '');
  at.dataDir = join(at.dir, 'file', 'data');
  await expect(start()).rejects.toThrow(/^DATA_DIR .* cannot be written \(ENOTDIR\)$/);
});

const asRoot = test.runIf(process.getuid?.() === 0);

asRoot('started by root it runs as somebody else, below a directory closed to them', async () => {
  at.fill();
  await chmod(at.dir, 0o700);
  const embedded = await start();
  expect((await stat(at.cluster)).uid).not.toBe(0);
  await embedded.stop();
});

const nobody = { uid: 65534, gid: 65534 };
/** Below root's own folder nobody else can start the program. */
const withOrdinaryUser = test.runIf(spawnSync(process.execPath, ['--version'], nobody).error === undefined);

withOrdinaryUser('an ordinary user owns its database', async () => {
  await chmod(at.dir, 0o755);
  await mkdir(at.dataDir);
  await chown(at.dataDir, 65534, 65534);
  const { line } = await application({ uid: 65534 });
  expect(line).toMatch(/^postgres:/);
  expect((await stat(at.cluster)).uid).toBe(65534);
  expect(await query(line, 'select 1')).toBe(1);
});

const between = 'between containers that share the volume a living server is respected and a dead one replaced';
const withContainers = test.runIf(
  isTried(between) && spawnSync(ownNumbers[0]!, [...ownNumbers.slice(1), 'true']).status === 0,
);

withContainers(between, async () => {
  at.fill();
  const first = await application({ contained: true });
  await query(first.line, 'create table kept (n int)');
  const second = await application({ contained: true });
  expect(second.line).toMatch(/is in use by another running server/);
  expect(await query(first.line, 'select count(*)::int from kept')).toBe(0);

  await kill(first.child);
  const third = await application({ contained: true });
  expect(await query(third.line, 'select count(*)::int from kept')).toBe(0);
});
