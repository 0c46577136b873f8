import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Config, ConfigError, parseConfig, secretSettings, settingNames } from '../../server/config/config.ts';
import { isMapping, type Yaml } from './yaml.ts';

export const root = join(import.meta.dirname, '../..');
export const operations = join(root, 'docs/operations');
export const text = (name: string): string => readFileSync(join(operations, name), 'utf8');

export const at = (value: Yaml | undefined, ...names: (string | number)[]): Yaml | undefined =>
  names.reduce<Yaml | undefined>((found, name) => {
    if (Array.isArray(found)) return found[Number(name)];
    return isMapping(found) ? found[name] : undefined;
  }, value);
export const list = (value: Yaml | undefined): Yaml[] => (Array.isArray(value) ? value : []);
export const fields = (value: Yaml | undefined): Record<string, Yaml> => (isMapping(value) ? value : {});
export const strings = (value: Yaml | undefined): string[] => list(value).map(String);

export const containerfile = text('container/Containerfile');
export const port = Number(/^EXPOSE (\d+)$/m.exec(containerfile)?.[1]);
export const dataDir = /DATA_DIR=(\S+)/.exec(containerfile)?.[1] ?? '';

/** The settings of a process, secrets put in the place of their files; what no setting is, is an error. */
export function configOf(env: Record<string, Yaml>): Config {
  const names = Object.keys(env).map((name) => name.replace(/_FILE$/, ''));
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
  const secrets: Record<string, string> = {
    ...{ DATABASE_URL: 'postgres://a:b@c/d', SECRET_KEY: 'sixteen characters and more', METRICS_TOKEN: 'a long token' },
    STORAGE_URL: 's3://key:secret@store:8333/baobab?tls=0',
    SMTP_URL: 'smtps://user:secret@mail.example.org',
  };
  const given = Object.entries(env).map(([name, value]) => {
    const setting = name.replace(/_FILE$/, '');
    if (name !== setting) expect(secretSettings).toContain(setting);
    return [setting, name === setting ? String(value) : secrets[setting]?.replaceAll(' ', '-')];
  });
  const config = parseConfig(Object.fromEntries(given));
  if (config instanceof ConfigError) throw config;
  return config;
}

/** A balancer sees an end before it comes, and waits for a busy process longer than until its next look. */
export function expectPatience(
  check: { interval: number; timeout: number; failures: number },
  { drainSeconds }: Config,
): void {
  expect(check.timeout).toBeGreaterThan(check.interval);
  expect(check.failures).toBeGreaterThan(1);
  expect(check.interval * check.failures).toBeLessThan(drainSeconds);
}
