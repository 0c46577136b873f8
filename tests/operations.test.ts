import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flags, environment as startedIn } from '../scripts/start.ts';
import { ConfigError, parseConfig } from '../server/config/config.ts';
import { rulesOf } from './support/alarms.ts';
import { panelsOf } from './support/dashboard.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/operations/files');
const file = (name: string): string => readFileSync(join(folder, name), 'utf8');
const page = (name: string): string => readFileSync(join(root, 'docs/operations', name), 'utf8');

/** `NAME=value` lines, comments left out; of a unit the last one of a name. */
const settingsOf = (name: string): Record<string, string> =>
  Object.fromEntries([...file(name).matchAll(/^([A-Za-z_]+)=(.*)$/gm)].map(([, key, value]) => [key, value]));

const environment = settingsOf('environment');
const units = ['baobab.service', 'baobab-backup.service'];

test('the settings of the example are settings, and no port stands open beside the proxy', () => {
  const config = parseConfig(environment);
  if (config instanceof ConfigError) throw config;
  expect([config.production, config.host, config.trustProxy]).toEqual([true, '127.0.0.1', ['127.0.0.1']]);
});

test('both proxies and the scrape ask the address that the site listens at', () => {
  const address = `${environment.HOST}:${environment.PORT}`;
  expect(file('nginx.conf')).toContain(`proxy_pass http://${address};`);
  expect(file('Caddyfile')).toContain(`reverse_proxy ${address}\n`);
  expect(file('prometheus-rules.yml')).toContain(`['${address}']`);
  const host = new URL(environment.PUBLIC_URL ?? '').host;
  for (const name of ['nginx.conf', 'Caddyfile']) expect(file(name)).toContain(host);
});

test('nginx speaks HTTP/2 by the directive of today, and the figures are hidden by both proxies', () => {
  expect(file('nginx.conf')).toMatch(/listen 443 ssl;[^}]*http2 on;/);
  expect(file('nginx.conf')).toMatch(/location = \/metrics \{ deny all; \}/);
  expect(file('Caddyfile')).toMatch(/@metrics path \/metrics\s+respond @metrics 403/);
});

test('units run as one account in one place, may write the data, and run scripts that there are', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const unit of units) {
    const settings = settingsOf(unit);
    expect(settings).toMatchObject({
      User: 'baobab',
      WorkingDirectory: '/srv/baobab/current',
      ProtectSystem: 'strict',
    });
    expect(settings.EnvironmentFile).toBe(/^# (\S+),/.exec(file('environment'))?.[1]);
    expect(settings.ReadWritePaths?.split(' ')).toContain(environment.DATA_DIR);
    const script = /npm (?:run )?(\w+)/.exec(settings.ExecStart ?? '')?.[1] ?? '';
    expect(Object.keys(scripts)).toContain(script);
  }
  const backup = settingsOf('baobab-backup.service');
  const target = /npm run backup -- (\S+) --keep 14$/.exec(backup.ExecStart ?? '')?.[1];
  expect(backup.ReadWritePaths?.split(' ')).toContain(target);
  expect(page('backup.md')).toContain(`install -d -m 700 -o baobab ${target}`);
  expect(page('README.md')).toContain(`install -d -m 700 -o baobab ${environment.DATA_DIR}`);
  expect(readdirSync(folder)).toContain('baobab-backup.timer');
});

test('a command of an operator runs as the service does, and a version has a folder that the link of the units leads to', () => {
  const { User, EnvironmentFile, WorkingDirectory = '', ExecStart = '' } = settingsOf('baobab.service');
  const [, command = ''] = /^(systemd-run --pipe --wait [\s\S]*?)\n```/m.exec(page('README.md')) ?? [];
  expect(command).toContain(`--uid=${User} -p EnvironmentFile=${EnvironmentFile} `);
  expect(command).toContain(`--working-directory=${WorkingDirectory} npm run operator -- grant USER`);
  expect(page('README.md')).toContain(`useradd --system --home-dir /srv/baobab ${User}\n`);
  expect(page('README.md')).toContain(`chmod 600 ${EnvironmentFile}\n`);
  expect(page('README.md')).toContain(`\`npm\` at \`${ExecStart.split(' ')[0]}\``);
  for (const [name, release] of [['README.md', 'first'] as const, ['upgrade.md', 'NEW'] as const]) {
    expect(page(name)).toContain(
      `git clone … /srv/baobab/releases/${release} && cd /srv/baobab/releases/${release} && npm ci `,
    );
    expect(page(name)).toContain(`ln -sfn releases/${release} ${WorkingDirectory}\n`);
  }
  for (const name of ['README.md', 'upgrade.md']) expect(page(name)).not.toContain('git pull');
});

test('whatever the server is started with stands in the page of the running server, and nothing else does', () => {
  const [, section = ''] = /### How it is started\n([\s\S]*?)\n##/.exec(page('runtime.md')) ?? [];
  const said = [...section.matchAll(/^\| `([^`]+)` \| (.*?)(?: \(\[.*\))? \|$/gm)].map(([, what, why]) => [what, why]);
  expect(Object.fromEntries(said)).toEqual({ ...flags, ...startedIn });
});

test('logs and backups are gone when the privacy page says, in every language', () => {
  const days = (text: string): number => Number(/\d+/.exec(text)?.[0]);
  const journal = settingsOf('journald@baobab.conf');
  for (const unit of units) expect(settingsOf(unit).LogNamespace).toBe('baobab');
  for (const language of ['en', 'fr', 'hi']) {
    const texts = JSON.parse(readFileSync(join(root, `contract/texts/${language}/legal.json`), 'utf8'));
    const promised = days(texts['privacy.time.item.4']);
    expect(promised).toBe(90);
    expect(days(journal.MaxRetentionSec ?? '') + days(journal.MaxFileSec ?? '')).toBeLessThanOrEqual(promised);
    // The day that is being written, and the one until the next rotation.
    for (const limit of file('logrotate.conf').matchAll(/(?:rotate|maxage) (\d+)/g)) {
      expect(Number(limit[1]) + 2).toBeLessThanOrEqual(promised);
    }
    expect(texts['privacy.time.item.6']).toMatch(/two weeks|deux semaines|दो हफ़्ते/);
  }
  for (const log of [
    '/var/log/nginx/baobab.access',
    '/var/log/caddy/baobab.log',
    `${environment.DATA_DIR}/postgres.log`,
  ]) {
    expect(file('logrotate.conf')).toContain(`${log} {`);
  }
  // Old lines go with a rotation only, so a quiet log would never lose them.
  expect(file('logrotate.conf').match(/^ {2}ifempty$/gm)).toHaveLength(3);
  expect(file('logrotate.conf')).not.toContain('notifempty');
  // Debian's own file for nginx takes `*.log`, others `*log`; a log that two files name is rotated by neither.
  expect(file('logrotate.conf')).not.toMatch(/\/var\/log\/nginx\/\S*log /);
  expect(file('Caddyfile')).toMatch(/output file \/var\/log\/caddy\/baobab.log \{\s+roll_disabled\s/);
  expect(file('nginx.conf').match(/access_log (\S+);/g)).toEqual(
    Array(2).fill('access_log /var/log/nginx/baobab.access;'),
  );
});

test('every alarm says how urgent it is, what is wrong, and where it stands what to do', () => {
  const headings = [...page('alarms.md').matchAll(/^### (\w+)\n(?!#|\n)/gm)].map(([, name]) => name);
  expect(headings).toEqual(rulesOf().map(({ alert }) => alert));
  for (const { alert, severity, summary, runbook } of rulesOf()) {
    expect(['page', 'ticket']).toContain(severity);
    expect(summary.length, alert).toBeGreaterThan(20);
    expect(runbook).toBe(`docs/operations/alarms.md#${alert.toLowerCase()}`);
  }
});

test('panels of the dashboard have numbers of their own and lie beside each other', () => {
  const panels = panelsOf();
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const taken = new Set<string>();
  for (const { title, gridPos } of panels) {
    expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        expect(taken.has(`${x}:${y}`), title).toBe(false);
        taken.add(`${x}:${y}`);
      }
  }
});

test('every file is named by the page that says where it goes', () => {
  const pages = page('README.md') + page('failover.md');
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) expect(pages).toContain(`(files/${name})`);
});

test('the three machines of the database know each other, and the site its way to them', () => {
  const machines = [...settingsOf('etcd').ETCD_INITIAL_CLUSTER!.matchAll(/(db\d)=http:\/\/([\d.]+):2380/g)];
  expect(machines).toHaveLength(3);
  const [, name = '', own = ''] = machines[0]!;
  const addresses = machines.map(([, , address]) => address);
  expect(settingsOf('etcd')).toMatchObject({ ETCD_NAME: name, ETCD_LISTEN_CLIENT_URLS: `http://${own}:2379` });
  const patroni = file('patroni.yml');
  expect(patroni).toContain(`hosts: ${addresses.map((address) => `${address}:2379`).join(',')}\n`);
  for (const line of [`name: ${name}`, `listen: ${own}:8008`, `listen: ${own}:5432`]) expect(patroni).toContain(line);
  for (const [, machine, address] of machines)
    expect(file('haproxy.cfg')).toContain(`server ${machine} ${address}:5432 check port 8008`);
  const [, way] = /bind ([\d.:]+)/.exec(file('haproxy.cfg')) ?? [];
  expect(page('failover.md')).toContain(`@${way}/baobab`);
  expect(file('pgbouncer.ini')).toContain(`host=${way?.replace(':', ' port=')} `);
  // Whoever reaches etcd chooses the primary.
  expect(page('failover.md')).toContain(
    "each other's ports 5432, 8008, 2379 and 2380, the machines of the site 5432 and 8008 alone",
  );
  // Commands of an operator have the passwords that the service has.
  const places = ['patroni_env.conf', 'patroni.yml'].map((name) => /^# (\/[\w./]+)/.exec(file(name))?.[1]);
  expect(page('failover.md')).toContain(`set -a; . ${places[0]}; set +a; export PATRONICTL_CONFIG_FILE=${places[1]}\n`);
  // A primary gives up before another one takes its place.
  const second = (setting: string) => Number(new RegExp(`${setting}: (\\d+)`).exec(patroni)?.[1]);
  expect(second('loop_wait') + 2 * second('retry_timeout')).toBeLessThanOrEqual(second('ttl'));
});
