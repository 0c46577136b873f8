import { register as figures } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '../server/domains/economy/index.ts';
import { makeBackup } from '../server/platform/backup/backup.ts';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import { openStorage } from '../server/platform/storage/open-storage.ts';
import { secretKey } from '../tests/support/app.ts';
import { contentOf, ownDir } from '../tests/support/backup.ts';
import { runScript } from '../tests/support/command.ts';
import { type Forum, testForum } from '../tests/support/forum.ts';
import { type Member, register } from '../tests/support/people.ts';
import { makeMigrated } from '../tests/support/template.ts';
import { unzip } from '../tests/support/unzip.ts';
import { freePorts, programOf, withEngines } from './support/engine.ts';
import { type PostgresCluster, type PostgresNode, postgresCluster, postgresPackages } from './support/postgres.ts';

const there = Object.keys(postgresPackages).every(programOf);
const ports = await freePorts(2);
const cluster = there ? await postgresCluster(ports[0]!) : undefined;
afterAll(() => cluster?.remove());

const proven = ({ password }: Member, fields: object = {}) => ({ ...fields, password });

withEngines('copies from a replica', postgresPackages, () => {
  const { primary, ask } = cluster as PostgresCluster;
  const database = 'baobab';
  let replica: PostgresNode;
  let site: Forum;
  let dataDir: string;

  beforeAll(async () => {
    await makeMigrated(primary.url('postgres'), database);
    replica = await cluster!.replica(ports[1]!, { hot_standby_feedback: 'on' });
    const pool = createPool({ url: primary.url(database), max: 6 });
    afterAll(() => pool.end());
    site = await testForum({
      env: { DATABASE_REPLICA_URLS: replica.url(database) },
      database: { url: primary.url(database), pool, db: createDb(pool) },
    });
    ({ dataDir } = site);
    const writer = await site.member();
    await site.api.must('economy.check-in', {}, { token: writer.token });
    await site.post(writer);
    await site.settle();
  });

  const backUp = async (from: string | undefined, more: Partial<Parameters<typeof makeBackup>[0]> = {}) => {
    const target = await ownDir();
    return makeBackup({
      ...{ url: primary.url(database), from, target, keep: 14, secretKey, release: 'tests', prove: undefined },
      ...{ pictures: openStorage({ store: undefined, dataDir }), picturesAt: dataDir, pictureTable: 'media.images' },
      now: () => new Date(),
      ...more,
    });
  };
  const tablesIn = async (directory: string) =>
    ((await contentOf(directory)) as { tables: { schema: string; name: string; rows: number }[] }).tables;
  const readersOn = async (node: PostgresNode): Promise<number> => {
    const [row] = await ask(
      node,
      `select count(*)::int as n from pg_stat_activity where application_name = 'baobab backup' and xact_start is not null`,
    );
    return (row as { n: number }).n;
  };

  test('a backup is read from the replica, has what the primary has by then, and is proven like any', async () => {
    const member = await site.member();
    await site.api.must('economy.check-in', {}, { token: member.token });
    await site.settle();
    const readers: number[] = [];
    const onSnapshot = async () => void readers.push(await readersOn(replica), await readersOn(primary));
    const made = await backUp(replica.url(database), { onSnapshot, prove: proveLedger });
    expect(readers).toEqual([1, 0]);
    expect(made.manifest.proof?.transfers).toBeGreaterThan(1);
    const [members] = await ask<{ n: number }>(primary, 'select count(*)::int as n from accounts.members', database);
    const tables = await tablesIn(made.directory);
    expect(tables.find(({ schema, name }) => schema === 'accounts' && name === 'members')?.rows).toBe(members?.n);
    expect(tables.filter(({ name }) => name === 'limits')).toMatchObject([{ rows: 0 }]);
  });

  test('a backup is refused from what is no replica of the site’s database', async () => {
    await expect(backUp(primary.url(database))).rejects.toThrow('is no replica');
    await expect(backUp(replica.url('postgres'))).rejects.toThrow('is a replica of another database');
  });

  test('the command takes a replica of the setting, and the database itself where none can be read', async () => {
    const env = { DATABASE_URL: primary.url(database), DATA_DIR: dataDir, SECRET_KEY: secretKey, NODE_ENV: 'test' };
    const taken = await runScript(
      'backup.ts',
      { ...env, DATABASE_REPLICA_URLS: replica.url(database) },
      ...[await ownDir(), '--unproven'],
    );
    expect(taken).toMatchObject({ errors: '', code: 0 });
    const left = await runScript(
      'backup.ts',
      { ...env, DATABASE_REPLICA_URLS: primary.url(database) },
      ...[await ownDir(), '--unproven'],
    );
    expect(left).toMatchObject({
      errors: expect.stringMatching(/^Not from the replica .*: .* is no replica$/),
      code: 0,
    });
    const refused = await runScript('backup.ts', env, await ownDir(), '--unproven', '--from', primary.url(database));
    expect(refused).toMatchObject({ errors: 'What the backup is to be read from is no replica', code: 1 });
  });

  test('an export is read from the replica, with what the member wrote just before', async () => {
    const member = await register(site.api);
    const { id } = (await site.api.must('privacy.make-data-export', proven(member), member)).data.export;
    const before = await onReplica();
    await site.app.tasks['accounts.make-export']!({ id }, { job: { attempts: 1, max_attempts: 3 } } as never);
    expect(await onReplica()).toBe(before + 1);
    const answer = await site.api.must('privacy.data-export-file', proven(member, { id }), member);
    const files = await unzip(answer.bytes);
    expect(files.get('members/account.json')?.toString()).toContain(member.username);
  });
});

/** Reads that a replica was chosen for so far. */
async function onReplica(): Promise<number> {
  const { values } = await figures.getSingleMetric('replica_reads_total')!.get();
  return values.find(({ labels }) => labels.pool === 'replica')?.value ?? 0;
}
