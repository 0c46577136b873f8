import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from '../server/config/config.ts';
import { socketLimits } from '../server/platform/http/sockets.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/operations/files/two-hosts');
const file = (name: string): string => readFileSync(join(folder, name), 'utf8');
const fileOf = (name: string): string => readFileSync(join(folder, '..', name), 'utf8');
const page = readFileSync(join(root, 'docs/operations/README.md'), 'utf8');

const linesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Za-z_]+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]));
const example = linesOf(file('environment'));
/** The keys are left to whoever copies the file. */
const shared: Record<string, string> = {
  ...example,
  ...{ SECRET_KEY: 'sixteen-characters-and-more', METRICS_TOKEN: 'a-long-token' },
};
const units = ['web', 'jobs'] as const;

const settingsIn = (words: string): Record<string, string> =>
  Object.fromEntries([...words.matchAll(/(\w+)=(\S+)/g)].map(([, key = '', value = '']) => [key, value]));

/** The settings that a unit's process has: a line of the file overrides `Environment=`, and what the command sets overrides both. */
function configOf(role: (typeof units)[number], ofFile = shared) {
  const unit = linesOf(file(`baobab-${role}.service`));
  const [, command = ''] = /^\/usr\/bin\/env (.*) \/usr\/bin\/npm start$/.exec(unit.ExecStart ?? '') ?? [];
  const config = parseConfig({ ...settingsIn(unit.Environment ?? ''), ...ofFile, ...settingsIn(command) });
  if (config instanceof ConfigError) throw config;
  return { unit, config };
}

test('each unit has its role, a port of its own, and time to end', () => {
  for (const role of units) {
    const { unit, config } = configOf(role);
    expect(config).toMatchObject({ role, production: true });
    expect(unit.EnvironmentFile).toBe(/^# (\S+) /.exec(file('environment'))?.[1]);
    expect(unit.ReadWritePaths).toBe(config.dataDir);
    expect(Number(unit.TimeoutStopSec)).toBeGreaterThanOrEqual(config.drainSeconds + 15);
  }
  expect(new Set(units.map((role) => configOf(role).config.port)).size).toBe(2);
  // Jobs need no time in which a proxy leads elsewhere.
  expect(configOf('jobs').config.drainSeconds).toBe(0);
});

test('with the settings of one host the two have ports and roles of their own as well', () => {
  const oneHost = { ...shared, ...linesOf(fileOf('environment')), DATABASE_URL: shared.DATABASE_URL ?? '' };
  for (const role of units) {
    const { port, processes } = configOf(role).config;
    expect(configOf(role, oneHost).config).toMatchObject({ role, port, processes });
  }
});

test('the proxy leads to web on both hosts, sees an end before it comes, and shows no figures', () => {
  const proxy = file('haproxy.cfg');
  const { port, drainSeconds, publicUrl } = configOf('web').config;
  const leads = (backend: string): string[] => {
    const [, section = ''] = new RegExp(`\\nbackend ${backend}\\n((?: .*\\n)*)`).exec(proxy) ?? [];
    return [...section.matchAll(/^ {2}server (\w+ [\d.]+:\d+)$/gm)].map(([, server = '']) => server);
  };
  const hosts = leads('hosts');
  expect(hosts.map((server) => Number(server.split(':')[1]))).toEqual([port, port]);
  for (const backend of ['unready', 'assets']) expect(leads(backend)).toEqual(hosts);
  for (const path of ['/readyz', '/healthz'])
    expect(proxy).toContain(`uri ${path} ver HTTP/1.1 hdr Host ${new URL(publicUrl).host}\n`);
  const [, every, times] = /backend hosts\n[\s\S]*?check inter (\d+)s fall (\d+)/.exec(proxy) ?? [];
  expect(drainSeconds).toBeGreaterThan(Number(every) * Number(times));
  expect(proxy).toContain('deny deny_status 403 if { path /metrics }');
});

test('no key stands in the example that a site could start with, and the figures stay shut', () => {
  const config = parseConfig(example);
  expect(config).toBeInstanceOf(ConfigError);
  expect((config as ConfigError).message).toMatch(/^SECRET_KEY is required/);
  expect(example.METRICS_TOKEN).toBe('');
});

test('neither proxy stays root, and the callers in its log are gone when those of the site are', () => {
  for (const proxy of [file('haproxy.cfg'), fileOf('haproxy.cfg')])
    for (const line of ['user haproxy', 'group haproxy', 'chroot /var/lib/haproxy'])
      expect(proxy).toMatch(new RegExp(`^global\n(?: .*\n)*? {2}${line}\n`, 'm'));
  expect(file('haproxy.cfg')).toMatch(/^ {2}log stdout format raw /m);
  const namespace = linesOf(file('haproxy.conf')).LogNamespace;
  expect(namespace).toBe(linesOf(file('baobab-web.service')).LogNamespace);
  expect(page).toMatch(
    new RegExp(`^\\| \\[journald@${namespace}.conf\\]\\(files/journald@${namespace}.conf\\) \\| .* on all three`, 'm'),
  );
});

test('both proxies let one caller hold as many connections as the site lets an address', () => {
  const { perAddress } = socketLimits;
  const rejects = [...file('haproxy.cfg').matchAll(/(reject|deny_status 429) if \{ sc\d_conn_cur gt (\d+) \}/g)];
  expect(rejects.map(([, , most]) => Number(most))).toEqual([perAddress, perAddress]);
  expect(fileOf('nginx.conf')).toMatch(/^limit_conn_zone \$binary_remote_addr zone=callers:10m;$/m);
  expect(fileOf('nginx.conf')).toContain(`\nlimit_conn callers ${perAddress};\n`);
});

test('no address of the files has two uses', () => {
  const uses: Record<string, string[]> = {
    proxy: shared.TRUST_PROXY!.split(','),
    host: [...file('haproxy.cfg').matchAll(/server \w+ ([\d.]+):/g)].map(([, at = '']) => at),
    database: [...fileOf('patroni.yml').matchAll(/([\d.]+):2379/g)].map(([, at = '']) => at),
    ...Object.fromEntries(
      ['DATABASE_URL', 'REDIS_URL', 'STORAGE_URL'].map((name) => [name, [new URL(shared[name]!).hostname]]),
    ),
  };
  const all = Object.values(uses).flatMap((addresses) => [...new Set(addresses)]);
  expect(all).toHaveLength(2 + 2 + 3 + 3);
  expect([...new Set(all)]).toEqual(all);
});

test('the pooler of a host has a connection for each that its processes hold, and the database for both hosts', () => {
  const pooler = linesOf(fileOf('pgbouncer.ini').replaceAll(' = ', '='));
  const size = Number(pooler.default_pool_size);
  const held = units.map((role) => configOf(role).config).map((config) => config.processes * (config.databasePool + 1));
  expect(held.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(size);
  expect(size).toBeLessThanOrEqual(Number(pooler.max_client_conn));
  const [, most] = /max_connections: (\d+)/.exec(fileOf('patroni.yml')) ?? [];
  expect(2 * size).toBeLessThan(Number(most));
  expect(fileOf('pgbouncer.ini')).toContain(';max_prepared_statements = 200\n');
});

test('every file is named by the page that says where it goes', () => {
  for (const name of readdirSync(folder)) expect(page).toContain(`(files/two-hosts/${name})`);
});
