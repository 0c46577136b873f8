import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError, parseConfig, settingNames } from '../server/config/config.ts';
import { startEmbedded } from '../server/platform/postgres/embedded.ts';
import { Api, freshAddress } from '../tests/support/api.ts';
import { ownDir, restoredApp } from '../tests/support/backup.ts';
import { runScript } from '../tests/support/command.ts';
import { testForum } from '../tests/support/forum.ts';
import { register } from '../tests/support/people.ts';
import { seldom } from '../tests/support/sweep.ts';

const root = join(import.meta.dirname, '..');
const site = await testForum();
const databaseUrl = (site.pool.options as { connectionString?: string }).connectionString ?? '';
const secretKey = 'a key for tests, kept nowhere';

/** The lines that the page says to run for a drill, and those that start what it restored. */
async function linesOfDrill(): Promise<{ restoring: string; starting: string }> {
  const page = await readFile(join(root, 'docs/operations/backup.md'), 'utf8');
  const [, section = ''] = /\n## Drill\n([\s\S]*?)\n## /.exec(page) ?? [];
  const [restoring, starting] = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, lines]) => lines);
  if (!restoring || !starting) throw new Error('the drill has no lines');
  return { restoring, starting };
}

/** The settings of a site whose database, store, Redis and mail server all stand at one port; how often somebody came there. */
async function siteElsewhere() {
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const at = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    DATABASE_URL: `postgres://a:b@${at}/x`,
    DATABASE_DIRECT_URL: `postgres://a:b@${at}/x`,
    DATABASE_REPLICA_URLS: `postgres://a:b@${at}/x`,
    REDIS_URL: `redis://${at}`,
    STORAGE_URL: `s3://key:secret@${at}/media?tls=0`,
    SECRET_KEY: 'a key of the site that runs',
    SMTP_URL: `smtp://${at}`,
    SMS_URL: `http://${at}`,
    ROLE: 'web',
  };
  return { settings, asked: () => asked };
}

async function shell(lines: string, env: Record<string, string>) {
  const child = spawn('sh', ['-e', '-c', lines], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { out, errors, code };
}

// Three clusters are made, and where the checkout is closed to others the programs are copied for each.
const patience = 180_000;

seldom(
  'the drill of the page, line by line, ends in a site where members are logged in and pictures are shown',
  async () => {
    const { api } = site;
    const ada = await register(api);
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#852' } })
      .jpeg()
      .toBuffer();
    const files = { file: new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }) };
    const { aid, url } = (await api.must('media.image-upload', {}, { ...ada, files })).data;
    const { tid } = await site.post(ada, { subject: 'What the drill shows', aids: [aid] });
    const dir = await ownDir();
    const [backups, drill] = [join(dir, 'backups'), join(dir, 'drill')];
    const made = await runScript(
      'backup.ts',
      { DATABASE_URL: databaseUrl, DATA_DIR: site.dataDir, SECRET_KEY: secretKey },
      '--unproven',
      backups,
    );
    expect([made.code, made.errors]).toEqual([0, '']);

    const elsewhere = await siteElsewhere();
    const { restoring } = await linesOfDrill();
    const { code, out, errors } = await shell(restoring, { ...elsewhere.settings, BACKUPS: backups, DRILL: drill });
    expect([code, errors, elsewhere.asked()]).toEqual([0, '', 0]);
    expect(out.match(/every sum is right/g)).toHaveLength(2);

    const embedded = await startEmbedded({ dataDir: drill, existing: true });
    onTestFinished(embedded.stop);
    const app = await restoredApp(embedded.url, drill, secretKey);
    const at = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const restored = new Api(at, freshAddress(), () => new Date());
    expect((await restored.must('members.own-sanction', {}, ada)).data.sanction).toBeNull();
    expect((await restored.must('threads.info', { tid })).data).toMatchObject({ subject: 'What the drill shows' });
    const picture = await fetch(new URL(`${url}-320.webp`, at));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    // An answer that nobody reads holds its connection, and with it the end of the site.
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0);
  },
  patience,
);

test('what was restored is started without any setting of the site', async () => {
  const elsewhere = await siteElsewhere();
  const { restoring, starting } = await linesOfDrill();
  const alone = /^alone\(\) .*$/m.exec(restoring)?.[0];
  const env = { ...elsewhere.settings, DATABASE_URL_FILE: '/nowhere', DRILL: '/a/place/of/its/own' };
  const { out } = await shell(`${alone}\n${starting.replace('npm start', 'env')}`, env);
  const given = Object.fromEntries(out.split('\n').map((line) => line.split('=', 2)));
  const config = parseConfig(given);
  if (config instanceof ConfigError) throw config;
  expect(
    Object.keys(given)
      .filter((name) => settingNames.includes(name.replace(/_FILE$/, '')))
      .sort(),
  ).toEqual(['DATA_DIR', 'HOST', 'NODE_ENV', 'PORT']);
  expect(config).toMatchObject({ production: true, host: '127.0.0.1', dataDir: '/a/place/of/its/own' });
});
