import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { expect, inject, onTestFinished, test } from 'vitest';
import { proveLedger } from '../server/domains/economy/index.ts';
import { makeBackup } from '../server/platform/backup/backup.ts';
import { lockBackup } from '../server/platform/backup/connection.ts';
import { markForRestore } from '../server/platform/backup/load.ts';
import { readTrial } from '../server/platform/backup/trial.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createPool } from '../server/platform/db/pool.ts';
import { lastRuns } from '../server/platform/machine/runs.ts';
import { startEmbedded } from '../server/platform/postgres/embedded.ts';
import { processesOf } from '../server/platform/postgres/liveness.ts';
import { openStorage } from '../server/platform/storage/open-storage.ts';
import { contentOf, ownDir, restoredApp } from '../tests/support/backup.ts';
import { runScript } from '../tests/support/command.ts';
import { cloneDatabase } from '../tests/support/database-server.ts';
import { testForum, type Writer } from '../tests/support/forum.ts';
import { register } from '../tests/support/people.ts';
import { seldom } from '../tests/support/sweep.ts';
import { findContradictions } from '../world/large/check.ts';

const site = await testForum();
const { api, db, pool, dataDir, post, reply } = site;
const secretKey = 'a key for tests, kept nowhere';
const storage = openStorage({ store: undefined, dataDir });
const databaseUrl = (pool.options as { connectionString?: string }).connectionString ?? '';
const ofSite = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: secretKey };

const backUp = (target: string, more: Partial<Parameters<typeof makeBackup>[0]> = {}) =>
  makeBackup({
    url: databaseUrl,
    pictures: storage,
    picturesAt: join(dataDir, 'media'),
    pictureTable: 'media.images',
    secretKey,
    release: 'tests',
    target,
    keep: 14,
    prove: undefined,
    now: () => new Date(),
    ...more,
  });

async function upload(writer: Writer): Promise<number> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#8a5' } })
    .jpeg()
    .toBuffer();
  const files = { file: new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }) };
  return (await api.must('media.image-upload', {}, { ...writer, files })).data.aid;
}

/** Every width of every picture that the rows name. */
async function filesNamed(database: string): Promise<string[]> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string }>(
      `select storage_key || '-' || unnest(widths) || '.webp' as key from media.images`,
    );
    return rows.map(({ key }) => key);
  } finally {
    await client.end();
  }
}

/** An embedded database for the length of a test. */
async function runEmbedded(place: string): Promise<string> {
  const embedded = await startEmbedded({ dataDir: place });
  onTestFinished(embedded.stop);
  return embedded.url;
}

test('made while members write, it restores into a site whose sums and counters agree and whose pictures are there', async () => {
  const [dir, writer] = [await ownDir(), await register(api)];
  const { tid } = await post(writer);
  let isWriting = true;
  const write = async (act: () => Promise<unknown>): Promise<number> => {
    let times = 0;
    for (; isWriting; times += 1) {
      await act();
      await site.forgetLimits();
    }
    return times;
  };
  const writes = Promise.all([
    write(() => register(api)),
    write(() => reply(writer, tid)),
    write(async () => post(writer, { aids: [await upload(writer)] })),
  ]);
  const { code, out, errors } = await runScript('backup.ts', ofSite, join(dir, 'kept'));
  isWriting = false;
  for (const times of await writes) expect(times).toBeGreaterThan(0);
  expect([code, errors]).toEqual([0, '']);
  expect(out).toMatch(/\d+ transfers on the copy: every sum is right$/);
  expect(await lastRuns(db)).toMatchObject([{ name: 'backup', succeeded: true }]);

  const place = join(dir, 'data');
  const restored = await runScript('restore.ts', { DATA_DIR: place, SECRET_KEY: '' }, join(dir, 'kept'));
  expect([restored.code, restored.errors]).toEqual([0, '']);
  expect(await readTrial(join(dir, 'kept'))).toMatchObject({ succeeded: true });
  const there = await runEmbedded(place);
  const app = await restoredApp(there, place, secretKey);
  expect((await proveLedger(app.platform.db)).faults).toEqual([]);
  const client = new pg.Client(there);
  await client.connect();
  onTestFinished(() => client.end());
  expect(await findContradictions(client)).toEqual([]);
  const named = await filesNamed(there);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((key) => !existsSync(join(place, 'media', key)))).toEqual([]);
  expect(await readFile(join(place, 'secret.key'), 'utf8')).toBe(`${secretKey}\n`);
  expect((await stat(join(place, 'secret.key'))).mode & 0o777).toBe(0o600);
}, 240_000);

seldom('what root restores belongs to the owner of DATA_DIR', async () => {
  const [dir, owner] = [await ownDir(), process.getuid?.() === 0 ? 65_534 : (process.getuid?.() ?? 0)];
  await upload(await register(api));
  const { directory } = await backUp(join(dir, 'kept'));
  const place = join(dir, 'data');
  await mkdir(place);
  await chown(place, owner, process.getgid?.() ?? 0);
  expect(await runScript('restore.ts', { DATA_DIR: place, SECRET_KEY: '' }, directory)).toMatchObject({ code: 0 });
  const restored = [
    'secret.key',
    'media',
    ...(await readdir(join(place, 'media'), { recursive: true })).map((name) => join('media', name)),
  ];
  expect(restored.length).toBeGreaterThan(3);
  for (const name of restored) expect((await stat(join(place, name))).uid, name).toBe(owner);
});

seldom(
  'a picture that is deleted after the moment of the copy is in the copy, and leaves the disk with its end',
  async () => {
    const [dir, writer] = [await ownDir(), await register(api)];
    const aid = await upload(writer);
    const media = join(dataDir, 'media');
    const { storage_key } = await db
      .selectFrom('media.images')
      .select('storage_key')
      .where('aid', '=', aid)
      .executeTakeFirstOrThrow();
    const key = `${storage_key}-320.webp`;
    const { named } = await db
      .selectFrom('media.images')
      .select(({ fn }) => fn.countAll<number>().as('named'))
      .executeTakeFirstOrThrow();
    const { directory, manifest } = await backUp(dir, {
      onSnapshot: async () => {
        await db.deleteFrom('media.images').where('aid', '=', aid).execute();
        await storage.remove(key);
        expect(await storage.exists(key)).toBe(false);
      },
    });
    expect((await stat(join(directory, 'media', key))).size).toBeGreaterThan(0);
    expect(manifest.pictures.files).toBeGreaterThan(0);
    expect(manifest.tables.find(({ name }) => name === 'images')?.rows).toBe(Number(named));
    expect((await readdir(media)).filter((name) => name.startsWith('.'))).toEqual([]);
  },
);

test('restored into a database of its own and backed up again, every row, file and sequence is the same', async () => {
  const dir = await ownDir();
  await reply(await register(api), (await post(await register(api))).tid, {
    message: 'tab\there, back\\slash, “quotes” \u{1f333}',
  });
  const { directory } = await backUp(join(dir, 'first'));
  const { url: empty, drop } = await cloneDatabase(inject('databaseServer'), 'template0');
  onTestFinished(drop);
  const place = { ...ofSite, DATABASE_URL: empty, DATA_DIR: join(dir, 'data') };
  expect(await runScript('restore.ts', place, directory)).toMatchObject({ code: 0, errors: '' });
  const second = await backUp(join(dir, 'second'), {
    url: empty,
    pictures: openStorage({ store: undefined, dataDir: join(dir, 'data') }),
  });
  expect(await contentOf(second.directory)).toEqual(await contentOf(directory));
  const again = await runScript('restore.ts', place, directory);
  expect([again.code, again.errors]).toEqual([
    1,
    'The database to restore into is not empty: give an empty one, or an empty DATA_DIR',
  ]);
});

seldom('a database with another DATA_DIR beside it is no backup of the site', async () => {
  const dir = await ownDir();
  await upload(await register(api));
  const wrong = await runScript('backup.ts', { ...ofSite, DATA_DIR: dir }, '--unproven', join(dir, 'kept'));
  expect(wrong.errors).toMatch(/^The database names \d+ pictures and .*media holds none: set DATA_DIR/);
  expect([wrong.code, await readdir(join(dir, 'kept'))]).toEqual([1, []]);
});

seldom('a backup takes no key but that of the site, and none while it is rotated', async () => {
  const dir = await ownDir();
  await register(api);
  const keyed = (env: Record<string, string>) => runScript('backup.ts', { ...ofSite, ...env }, '--unproven', dir);
  const wrong = await keyed({ SECRET_KEY: 'the key of another site' });
  expect([wrong.code, wrong.errors]).toEqual([1, expect.stringMatching(/^SECRET_KEY does not open what the database/)]);
  await writeFile(join(dataDir, 'secret.key'), secretKey);
  await writeFile(join(dataDir, 'secret.key.previous'), 'the key that was before');
  onTestFinished(async () => {
    for (const name of ['secret.key', 'secret.key.previous']) await rm(join(dataDir, name));
  });
  const turning = await keyed({ SECRET_KEY: '' });
  expect([turning.code, turning.errors]).toEqual([
    1,
    expect.stringMatching(/cut short; run npm run rotate-secret-key/),
  ]);
  expect(await readdir(dir)).toEqual([]);
});

seldom('once its rows are read, tables may change while it goes on', async () => {
  await upload(await register(api));
  const lock = `select pg_try_advisory_lock(1650549615, 2) as taken`;
  const taken: boolean[] = [];
  const tryLock = async () => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    taken.push((await client.query(lock)).rows[0].taken);
    await client.end();
  };
  const prove = async () => {
    await tryLock();
    return { transfers: 0, accounts: 0, faults: [] };
  };
  await backUp(await ownDir(), { prove, onSnapshot: tryLock });
  expect(taken).toEqual([false, true]);
});

seldom(
  'only so many are retained, and a picture that an older one holds already takes no place a second time',
  async () => {
    const dir = await ownDir();
    await upload(await register(api));
    let seconds = 0;
    const now = () => new Date(Date.UTC(2026, 10, 20, 4, 0, seconds));
    for (; seconds < 4; seconds += 1) await backUp(dir, { keep: 2, now });
    const names = ['baobab-2026-11-20T04-00-02Z', 'baobab-2026-11-20T04-00-03Z'];
    expect((await readdir(dir)).sort()).toEqual(names);
    const key = (await filesNamed(databaseUrl)).find((each) => existsSync(join(dir, names[0]!, 'media', each)));
    const inodes = await Promise.all(names.map(async (name) => (await stat(join(dir, name, 'media', key!))).ino));
    expect(inodes[0]).toBe(inodes[1]);
  },
);

seldom('a damaged file is named before anything is restored', async () => {
  const dir = await ownDir();
  await post(await register(api));
  const { directory } = await backUp(join(dir, 'kept'));
  const file = join(directory, 'database/threads.posts.copy.zst');
  const bytes = await readFile(file);
  bytes[bytes.length - 9]! ^= 1;
  await writeFile(file, bytes);
  const refused = await runScript('restore.ts', { DATA_DIR: join(dir, 'data') }, directory);
  expect([refused.code, refused.errors]).toEqual([1, `The backup is damaged: ${file}`]);
  expect(existsSync(join(dir, 'data'))).toBe(false);
});

seldom('a damaged file does not pass with a checksum that was made to fit it', async () => {
  const dir = await ownDir();
  await post(await register(api));
  const { directory } = await backUp(join(dir, 'kept'));
  const [key, sums] = [join(directory, 'secret.key'), join(directory, 'checksums.sha256')];
  const of = async (file: string) =>
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  const before = await of(key);
  await writeFile(key, 'the key of somebody else\n');
  await writeFile(sums, (await readFile(sums, 'utf8')).replace(before, await of(key)));
  const refused = await runScript('restore.ts', { DATA_DIR: join(dir, 'data') }, directory);
  expect([refused.code, refused.errors]).toEqual([1, `The backup is damaged: ${sums}`]);
});

seldom('no site starts on a restore that was cut short, and the next restore begins anew', async () => {
  const dir = await ownDir();
  const { directory } = await backUp(join(dir, 'kept'));
  const { url: empty, drop } = await cloneDatabase(inject('databaseServer'), 'template0');
  onTestFinished(drop);
  await markForRestore(empty);
  const pool = createPool({ url: empty, max: 2 });
  onTestFinished(() => pool.end());
  await expect(migrate(pool)).rejects.toThrow(/cut short: run npm run restore/);
  const place = { ...ofSite, DATABASE_URL: empty, DATA_DIR: join(dir, 'data') };
  expect((await runScript('restore.ts', place, directory)).code).toBe(0);
  expect(await migrate(pool)).toEqual([]);
});

/** `npm run backup` as a process of its own. */
function startCommand(dir: string) {
  const env = { PATH: process.env.PATH, ...ofSite };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'backup.ts'), dir], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child };
}

const ofBackups = (state: string) => async () => {
  const { rows } = await pool.query(
    `select pid from pg_stat_activity where application_name = 'baobab backup' and datname = current_database() ${state}`,
  );
  return rows.length;
};

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('one that is killed never looks whole, and the next one removes what it left', async () => {
  const dir = await ownDir();
  await upload(await register(api));
  const waiting = await pool.connect();
  await waiting.query('begin; lock table threads.posts in access exclusive mode');
  const { child } = startCommand(dir);
  await expect.poll(ofBackups(`and wait_event_type = 'Lock'`)).toBe(1);
  child.kill('SIGKILL');
  await once(child, 'close');
  await waiting.query('rollback');
  waiting.release();
  await expect.poll(ofBackups('')).toBe(0);
  expect(await readdir(dir)).toEqual([expect.stringMatching(/^\.unfinished-/)]);
  const refused = await runScript('restore.ts', { DATA_DIR: join(dir, 'data') }, dir);
  expect(refused.errors).toBe(`${dir} holds no whole backup`);
  const { directory } = await backUp(dir);
  expect(await readdir(dir)).toEqual([directory.slice(dir.length + 1)]);
  expect((await readdir(join(dataDir, 'media'))).filter((name) => name.startsWith('.'))).toEqual([]);
});

for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
  seldom(`ended by ${signal} while the copy is proven, it leaves no database running behind the next one`, async () => {
    const dir = await ownDir();
    const { child } = startCommand(dir);
    const running = async (): Promise<number[]> => {
      const draft = (await readdir(dir).catch((): string[] => [])).find((name) => name.startsWith('.unfinished-'));
      return processesOf(join(dir, draft ?? '', '.proof/postgres')).catch(() => []);
    };
    await expect.poll(async () => (await running()).length, { timeout: 30_000 }).toBeGreaterThan(0);
    const pids = await running();
    const gone = once(child, 'close');
    child.kill(signal);
    await gone;
    await expect.poll(ofBackups('')).toBe(0);
    if (signal === 'SIGKILL') await backUp(dir);
    await expect.poll(() => pids.filter(isRunning)).toEqual([]);
  });
}

test('a second backup of the same site at the same time is refused', async () => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  onTestFinished(() => client.end());
  expect(await lockBackup(client)).toBe(true);
  await expect(backUp(await ownDir())).rejects.toThrow('Another backup of this site is under way');
});
