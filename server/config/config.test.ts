import { describe, expect, test } from 'vitest';
import { type Config, ConfigError, parseConfig } from './config.ts';

function read(env: Record<string, string>): Config {
  const config = parseConfig(env);
  if (config instanceof ConfigError) throw config;
  return config;
}

function problemOf(env: Record<string, string>): string {
  const config = parseConfig(env);
  if (!(config instanceof ConfigError)) throw new Error('was accepted');
  return config.message;
}

const served = { NODE_ENV: 'production' };

describe('R-MSC-056 settings come from the environment', () => {
  test('a plain start needs none', () => {
    expect(read({})).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 3000,
      dataDir: './data',
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      siteName: 'Baobab',
      seed: 'demo',
      verificationText: undefined,
      firstPosts: 'held',
      role: 'both',
      processes: 1,
      databasePool: 16,
      drainSeconds: 0,
      pooledUrl: undefined,
      logLevel: 'warn',
      trustProxy: [],
    });
  });

  test('production listens everywhere, logs requests and seeds nothing', () => {
    expect(read({ NODE_ENV: 'production' })).toMatchObject({ host: '0.0.0.0', seed: 'none', logLevel: 'info' });
  });

  const accepted: [string, Record<string, string>, Partial<Config>][] = [
    ['an empty value is no value', { PORT: '', DATABASE_URL: '' }, { port: 3000, databaseUrl: undefined }],
    ['the address follows the port', { PORT: '8080' }, { publicUrl: 'http://localhost:8080' }],
    [
      'the address loses its slash',
      { ...served, PUBLIC_URL: 'https://example.org/' },
      { publicUrl: 'https://example.org' },
    ],
    [
      'a developer’s address',
      { PUBLIC_URL: 'http://shop.localhost:3000' },
      { publicUrl: 'http://shop.localhost:3000' },
    ],
    ['a database of one’s own is not seeded', { DATABASE_URL: 'postgres://u:p@db/x' }, { seed: 'none' }],
    ['unless asked for', { DATABASE_URL: 'postgres://u:p@db/x', SEED: 'demo' }, { seed: 'demo' }],
    ['an image with a fixed text', { VERIFICATION_IMAGE: 'fixed:1234' }, { verificationText: '1234' }],
    ['a process for jobs alone', { DATABASE_URL: 'postgres://a/x', ROLE: 'jobs' }, { role: 'jobs' }],
    [
      'proxies by address and network',
      { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1' },
      { trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1'] },
    ],
    [
      'replicas',
      { DATABASE_URL: 'postgres://a/x', DATABASE_REPLICA_URLS: 'postgres://b/x,postgres://c/x' },
      { databaseReplicaUrls: ['postgres://b/x', 'postgres://c/x'] },
    ],
    [
      'a pooler, and the database itself beside it',
      { DATABASE_URL: 'postgres://pooler/x', DATABASE_DIRECT_URL: 'postgres://db/x' },
      { databaseUrl: 'postgres://db/x', pooledUrl: 'postgres://pooler/x' },
    ],
    ['a process has 16 connections', {}, { databasePool: 16 }],
    ['many share what the embedded database has', { WEB_CONCURRENCY: '8' }, { databasePool: 10 }],
    ['but each has four', { WEB_CONCURRENCY: '64' }, { databasePool: 4 }],
    ['or as many as are named', { WEB_CONCURRENCY: '8', DATABASE_POOL: '6' }, { databasePool: 6 }],
    [
      'of one’s own database as many as it gives',
      { DATABASE_URL: 'postgres://a/x', WEB_CONCURRENCY: '8', DATABASE_POOL: '64' },
      { databasePool: 64 },
    ],
    [
      'a store, by the keys of its own tools',
      { STORAGE_URL: 's3://store.test/media/forum', AWS_ACCESS_KEY_ID: 'me', AWS_SECRET_ACCESS_KEY: 'secret' },
      {
        redirectsMedia: false,
        store: {
          ...{ host: 'store.test', bucket: 'media', prefix: 'forum/', region: 'us-east-1', style: 'path', tls: true },
          keys: { accessKeyId: 'me', secretAccessKey: 'secret' },
        },
      },
    ],
    [
      'a third-party login',
      { GOOGLE_ISSUER: 'https://id.example.org', GOOGLE_CLIENT_ID: 'me' },
      {
        google: { issuer: 'https://id.example.org', clientId: 'me', clientSecret: undefined, tokenInfoUrl: undefined },
      },
    ],
    [
      'a social network, its dialog beside it',
      { FACEBOOK_GRAPH_URL: 'https://graph.example.org/v9', FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 's' },
      {
        facebook: {
          graphUrl: 'https://graph.example.org/v9',
          dialogUrl: 'https://www.example.org/v9/dialog/oauth',
          appId: '1',
          appSecret: 's',
        },
      },
    ],
  ];
  test.each(accepted)('%s', (_title, env, expected) => {
    expect(read(env)).toMatchObject(expected);
  });

  const othersReach =
    'PUBLIC_URL is an address that others reach: set NODE_ENV=production, or codes are shown to everybody';
  const refused: [string, Record<string, string>][] = [
    ['PORT must be a whole number from 0 to 65535', { PORT: '65536' }],
    ['PORT must be a whole number from 0 to 65535', { PORT: '80a' }],
    ['NODE_ENV must be one of development, production, test', { NODE_ENV: 'staging' }],
    ['HOST must be an address or a host name', { HOST: 'http://x' }],
    ['DATABASE_URL must be an address that begins with postgres:// or postgresql://', { DATABASE_URL: 'mysql://x' }],
    ['STORAGE_URL must be an address that begins with s3://', { STORAGE_URL: 'gs://bucket' }],
    ['STORAGE_URL must have a tls of 0 or 1', { STORAGE_URL: 's3://me:secret@store.test/media?tls=no' }],
    [
      'STORAGE_URL names no key and secret, and AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set',
      { STORAGE_URL: 's3://store.test/media', AWS_ACCESS_KEY_ID: 'me' },
    ],
    [
      'MEDIA_DELIVERY must be "through" without STORAGE_URL: a folder has no addresses of its own',
      { MEDIA_DELIVERY: 'redirect' },
    ],
    ['PUBLIC_URL must have no path', { ...served, PUBLIC_URL: 'https://example.org/forum' }],
    ['SEED must be one of demo, none', { SEED: 'yes' }],
    ['SECRET_KEY must be 16 characters or more', { SECRET_KEY: 'short' }],
    ['FIRST_POSTS must be "held" when NODE_ENV is production', { NODE_ENV: 'production', FIRST_POSTS: 'shown' }],
    ['OUTGOING must be "public" when NODE_ENV is production', { NODE_ENV: 'production', OUTGOING: 'anywhere' }],
    ['VERIFICATION_IMAGE must be "random" or "fixed:" with 4 characters', { VERIFICATION_IMAGE: 'fixed:12345' }],
    [
      'VERIFICATION_IMAGE must be "random" when NODE_ENV is production',
      { NODE_ENV: 'production', VERIFICATION_IMAGE: 'fixed:1234' },
    ],
    [
      'SECRET_KEY is required when DATABASE_URL is set and NODE_ENV is production',
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x' },
    ],
    ['GOOGLE_CLIENT_ID is missing beside GOOGLE_ISSUER', { GOOGLE_ISSUER: 'https://id.example.org' }],
    ['GOOGLE_CLIENT_SECRET needs GOOGLE_ISSUER', { GOOGLE_CLIENT_SECRET: 'x' }],
    ['ROLE must be one of web, jobs, both', { ROLE: 'worker', DATABASE_URL: 'postgres://a/x' }],
    [
      'ROLE must be "both" without DATABASE_URL: the embedded database has no other process to share it with',
      { ROLE: 'web' },
    ],
    ['WEB_CONCURRENCY must be a whole number from 1 to 64', { WEB_CONCURRENCY: '0' }],
    ['DATABASE_DIRECT_URL needs DATABASE_URL', { DATABASE_DIRECT_URL: 'postgres://db/x' }],
    ['DATABASE_POOL must be a whole number from 4 to 64', { DATABASE_POOL: '3' }],
    [
      'DATABASE_POOL times WEB_CONCURRENCY is more than the 80 of the embedded database',
      { WEB_CONCURRENCY: '8', DATABASE_POOL: '11' },
    ],
    [
      'TRUST_PROXY must be a comma-separated list of addresses or networks such as 10.0.0.0/8',
      { TRUST_PROXY: '10.0.0.0/33' },
    ],
    ...[
      'https://forum.example.org',
      'http://192.168.1.4:3000',
      'https://localhost.example.org',
      'http://127.0.0.1.nip.io',
    ].map((PUBLIC_URL): [string, Record<string, string>] => [
      othersReach,
      { PUBLIC_URL, SMTP_URL: 'smtp://localhost' },
    ]),
    [othersReach, { NODE_ENV: 'test', PUBLIC_URL: 'https://forum.example.org' }],
    [
      'SEED must be "none" where PUBLIC_URL is an address that others reach: the demonstration’s password is known',
      { ...served, PUBLIC_URL: 'https://forum.example.org', SEED: 'demo' },
    ],
    ['BAOBAB_PORT is not a setting', { BAOBAB_PORT: '3000' }],
  ];
  test.each(refused)('%s', (message, env) => {
    expect(problemOf(env)).toBe(message);
  });

  test('all problems are reported at once, in one line, without the values', () => {
    const problem = problemOf({ PORT: 'x', DATABASE_URL: 'mysql://user:secret@db/x' });
    expect(problem).toMatch(/^PORT must .*; DATABASE_URL must .*$/);
    expect(problem).not.toContain('secret');
  });

  test('nobody changes a setting later', () => {
    expect(() => Object.assign(read({}), { port: 1 })).toThrow(TypeError);
  });
});
