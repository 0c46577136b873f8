import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, parseConfig, secretSettings, settingNames } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'baobab-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function secret(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

test('R-MSC-056 secrets are read from files, as they stand there but for the line end', () => {
  const SECRET_KEY_FILE = secret('key', ' a key with spaces \n');
  const DATABASE_URL_FILE = secret('database', 'postgres://a:b@db/x');
  expect(
    parseConfig({ NODE_ENV: 'production', SECRET_KEY_FILE, DATABASE_URL_FILE, METRICS_TOKEN_FILE: '' }),
  ).toMatchObject({
    secretKey: ' a key with spaces ',
    databaseUrl: 'postgres://a:b@db/x',
    metricsToken: undefined,
  });
});

const problemOf = (env: Record<string, string>): string => {
  const config = parseConfig(env);
  return config instanceof ConfigError ? config.message : 'was accepted';
};

test('what is wrong with a file is reported like any setting, without what it holds', () => {
  expect(problemOf({ SECRET_KEY_FILE: join(folder, 'absent') })).toBe('SECRET_KEY_FILE names no file that can be read');
  expect(problemOf({ SECRET_KEY_FILE: secret('short', 'short') })).toBe('SECRET_KEY must be 16 characters or more');
  expect(problemOf({ SECRET_KEY: 'a key of sixteen', SECRET_KEY_FILE: secret('two', 'another of sixteen') })).toBe(
    'SECRET_KEY and SECRET_KEY_FILE are both set',
  );
});

test('the database beside its pooler and the keys of the store can lie in files', () => {
  const config = parseConfig({
    DATABASE_URL_FILE: secret('pooler', 'postgres://a:b@pooler/x'),
    DATABASE_DIRECT_URL_FILE: secret('direct', 'postgres://a:b@db/x'),
    STORAGE_URL: 's3://store.test/media',
    AWS_ACCESS_KEY_ID: 'me',
    AWS_SECRET_ACCESS_KEY_FILE: secret('store', 'of the store'),
  });
  expect(config).toMatchObject({
    databaseUrl: 'postgres://a:b@db/x',
    pooledUrl: 'postgres://a:b@pooler/x',
    store: { keys: { accessKeyId: 'me', secretAccessKey: 'of the store' } },
  });
});

test('whatever is named like a secret is one, and a file of any other setting is refused by name', () => {
  expect(settingNames.filter((name) => /SECRET|TOKEN$|^(DATABASE|REDIS|STORAGE|SMTP)_.*URLS?$/.test(name))).toEqual(
    secretSettings.filter((name) => !['SMS_URL', 'GEOIP_URL'].includes(name)),
  );
  for (const name of settingNames.filter((each) => !secretSettings.includes(each)))
    expect(problemOf({ [`${name}_FILE`]: secret('any', 'x') })).toBe(
      `${name}_FILE is not a setting: ${name} holds no secret, so set it itself`,
    );
});
