import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from '../server/config/config.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/operations/files/two-hosts');
const file = (name: string): string => readFileSync(join(folder, name), 'utf8');
const page = readFileSync(join(root, 'docs/operations/README.md'), 'utf8');

const linesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Za-z_]+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]));
const example = linesOf(file('environment'));
const shared = { ...example, SECRET_KEY: 'made by whoever runs the site' };
const units = ['web', 'jobs'] as const;

/** The settings that a unit's process has. */
function configOf(role: (typeof units)[number]) {
  const unit = linesOf(file(`baobab-${role}.service`));
  const own = Object.fromEntries((unit.Environment ?? '').split(' ').map((each) => each.split('=', 2)));
  const config = parseConfig({ ...shared, ...own });
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
});

test('the proxy leads to web on both hosts, sees an end before it comes, and shows no figures', () => {
  const proxy = file('haproxy.cfg');
  const { port, drainSeconds, publicUrl } = configOf('web').config;
  const servers = [...proxy.matchAll(/^ {2}server \w+ [\d.]+:(\d+)$/gm)].map(([, at]) => Number(at));
  expect(servers).toEqual([port, port]);
  expect(proxy).toContain(`uri /readyz ver HTTP/1.1 hdr Host ${new URL(publicUrl).host}\n`);
  const [, every, times] = /check inter (\d+)s fall (\d+)/.exec(proxy) ?? [];
  expect(drainSeconds).toBeGreaterThan(Number(every) * Number(times));
  expect(proxy).toContain('deny deny_status 403 if { path /metrics }');
});

test('no key stands in the example that a site could start with, and the figures stay shut', () => {
  const config = parseConfig(example);
  expect(config).toBeInstanceOf(ConfigError);
  expect((config as ConfigError).message).toMatch(/^SECRET_KEY is required/);
  expect(example.METRICS_TOKEN).toBe('');
});

test('every file is named by the page that says where it goes', () => {
  for (const name of readdirSync(folder)) expect(page).toContain(`(files/two-hosts/${name})`);
});
