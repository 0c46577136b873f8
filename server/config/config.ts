import { z } from 'zod';
import { fields, isSecret, secret } from './fields.ts';
import { withSecretFiles } from './from-files.ts';
import { isLoopback } from './loopback.ts';
import { withKeys } from './store-address.ts';

/** The settings of one process: the environment, read once, complete and checked. */
export type Config = Readonly<z.output<typeof environment>>;

/**
 * What is wrong with the environment, a sentence for each setting, fit to be shown to the person who starts the server.
 */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The search-engine account, where it is configured. */
function searchEngineOf(env: Partial<Record<`GOOGLE_${string}`, string | undefined>>) {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId } = env;
  if (!issuer || !clientId) return undefined;
  return { issuer, clientId, clientSecret: env.GOOGLE_CLIENT_SECRET, tokenInfoUrl: env.GOOGLE_TOKENINFO_URL };
}

/** The social network, where it is configured; its dialog stands at the `www` host of a `graph` one. */
function socialNetworkOf(env: Partial<Record<`FACEBOOK_${string}`, string | undefined>>) {
  const { FACEBOOK_GRAPH_URL: graphUrl, FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = env;
  if (!graphUrl || !appId || !appSecret) return undefined;
  const dialogUrl = env.FACEBOOK_DIALOG_URL ?? dialogBeside(graphUrl);
  return { graphUrl, dialogUrl, appId, appSecret };
}

function dialogBeside(graphUrl: string): string {
  const url = new URL(graphUrl);
  url.hostname = url.hostname.replace(/^graph\./, 'www.');
  url.pathname = `${url.pathname.replace(/\/$/, '')}/dialog/oauth`;
  return url.href;
}

/** Each setting once; `secret` marks what may lie in a file instead. */
const settings = z.object({
  NODE_ENV: fields.oneOf(['development', 'production', 'test'], 'development'),
  PORT: fields.integer(0, 65535, 3000),
  HOST: fields.text(/^[\w.:-]+$/, 'an address or a host name').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: secret(fields.url(['postgres:', 'postgresql:']).optional()),
  DATABASE_DIRECT_URL: secret(fields.url(['postgres:', 'postgresql:']).optional()),
  DATABASE_REPLICA_URLS: secret(fields.list(fields.url(['postgres:', 'postgresql:']))),
  REDIS_URL: secret(fields.redis().optional()),
  STORAGE_URL: secret(fields.store().optional()),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: secret(z.string().optional()),
  MEDIA_DELIVERY: fields.oneOf(['through', 'redirect'], 'through'),
  SMTP_URL: secret(fields.url(['smtp:', 'smtps:']).optional()),
  SMS_URL: secret(fields.url(['http:', 'https:']).optional()),
  PUBLIC_URL: fields.origin().optional(),
  SITE_NAME: fields.text(/^\S(.{0,38}\S)?$/, '1 to 40 characters').default('Baobab'),
  SECRET_KEY: secret(fields.text(/^.{16,}$/, '16 characters or more').optional()),
  SECRET_KEY_PREVIOUS: secret(fields.text(/^.{16,}$/, '16 characters or more').optional()),
  SEED: fields.oneOf(['demo', 'none']).optional(),
  APP_URL: fields.url(['http:', 'https:']).optional(),
  VERIFICATION_IMAGE: fields
    .text(/^(random|fixed:[0-9A-Za-z]{4})$/, '"random" or "fixed:" with 4 characters')
    .default('random'),
  FIRST_POSTS: fields.oneOf(['held', 'shown'], 'held'),
  GOOGLE_ISSUER: fields.url(['http:', 'https:']).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: secret(z.string().optional()),
  GOOGLE_TOKENINFO_URL: fields.url(['http:', 'https:']).optional(),
  FACEBOOK_GRAPH_URL: fields.url(['http:', 'https:']).optional(),
  FACEBOOK_DIALOG_URL: fields.url(['http:', 'https:']).optional(),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: secret(z.string().optional()),
  GEOIP_URL: secret(fields.url(['http:', 'https:']).optional()),
  BEACON_URL: fields.url(['http:', 'https:']).optional(),
  BEACON_KEY: fields.text(/^[0-9a-f]{96,192}$/, 'the public key of its chain, in hexadecimal figures').optional(),
  ROLE: fields.oneOf(['web', 'jobs', 'both'], 'both'),
  WEB_CONCURRENCY: fields.integer(1, 64, 1),
  DATABASE_POOL: fields.wholeNumber(4, 64).optional(),
  DRAIN_SECONDS: fields.integer(0, 300, 0),
  LOG_LEVEL: fields.oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  METRICS_TOKEN: secret(fields.text(/^\S{8,}$/, '8 characters or more, without spaces').optional()),
  OUTGOING: fields.oneOf(['public', 'anywhere'], 'public'),
  TRUST_PROXY: fields.list(fields.network()),
});

const environment = settings
  .superRefine((env, context) => {
    const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    const production = env.NODE_ENV === 'production';
    if (!production && env.PUBLIC_URL && !isLoopback(new URL(env.PUBLIC_URL).hostname)) {
      refuse('PUBLIC_URL', 'is an address that others reach: set NODE_ENV=production, or codes are shown to everybody');
    }
    if (env.SEED === 'demo' && env.PUBLIC_URL && !isLoopback(new URL(env.PUBLIC_URL).hostname)) {
      refuse(
        'SEED',
        'must be "none" where PUBLIC_URL is an address that others reach: the demonstration’s password is known',
      );
    }
    for (const [name, harmless] of developersSwitches) {
      if (production && env[name] !== harmless) refuse(name, `must be "${harmless}" when NODE_ENV is production`);
    }
    if (env.SECRET_KEY_PREVIOUS && (!env.SECRET_KEY || env.SECRET_KEY === env.SECRET_KEY_PREVIOUS)) {
      refuse('SECRET_KEY_PREVIOUS', 'stands beside a SECRET_KEY that differs from it');
    }
    if (production && env.DATABASE_URL && !env.SECRET_KEY) {
      refuse('SECRET_KEY', 'is required when DATABASE_URL is set and NODE_ENV is production');
    }
    if (env.ROLE !== 'both' && !env.DATABASE_URL) {
      refuse(
        'ROLE',
        'must be "both" without DATABASE_URL: the embedded database has no other process to share it with',
      );
    }
    if (env.DATABASE_REPLICA_URLS.length > 0 && !env.DATABASE_URL) {
      refuse('DATABASE_REPLICA_URLS', 'needs DATABASE_URL: the embedded database has no replicas');
    }
    if (!env.DATABASE_URL && env.WEB_CONCURRENCY * (env.DATABASE_POOL ?? 0) > connectionsOfAll) {
      refuse('DATABASE_POOL', `times WEB_CONCURRENCY is more than the ${connectionsOfAll} of the embedded database`);
    }
    if (env.STORAGE_URL && !withKeys(env.STORAGE_URL, env)) {
      refuse('STORAGE_URL', 'names no key and secret, and AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set');
    }
    if (env.MEDIA_DELIVERY === 'redirect' && !env.STORAGE_URL) {
      refuse('MEDIA_DELIVERY', 'must be "through" without STORAGE_URL: a folder has no addresses of its own');
    }
    for (const [name, needed] of needing) {
      if (env[name] !== undefined && env[needed] === undefined) refuse(name, `needs ${needed}`);
    }
    for (const group of givenTogether) {
      const missing = group.filter((name) => env[name] === undefined);
      if (missing.length < group.length) for (const name of missing) refuse(name, `is missing beside ${group[0]}`);
    }
  })
  .transform((env) => {
    const production = env.NODE_ENV === 'production';
    const fixed = env.VERIFICATION_IMAGE.startsWith('fixed:') ? env.VERIFICATION_IMAGE.slice(6) : undefined;
    return {
      mode: env.NODE_ENV,
      production,
      port: env.PORT,
      host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
      dataDir: env.DATA_DIR,
      /** By connections of one's own. Absent: the embedded database under dataDir. */
      databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
      /** The same database by a pooler whose connections change with each transaction: for what needs no session. */
      pooledUrl: env.DATABASE_DIRECT_URL && env.DATABASE_URL,
      databaseReplicaUrls: env.DATABASE_REPLICA_URLS,
      redis: env.REDIS_URL,
      /** Absent: uploads lie below dataDir. */
      store: env.STORAGE_URL && withKeys(env.STORAGE_URL, env),
      /** Readers are sent to the store itself for what everybody may see. */
      redirectsMedia: env.MEDIA_DELIVERY === 'redirect',
      smtpUrl: env.SMTP_URL,
      smsUrl: env.SMS_URL,
      /** Without a slash at its end. */
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      siteName: env.SITE_NAME,
      secretKey: env.SECRET_KEY,
      /** Opens what it sealed until that is sealed anew. */
      previousSecretKey: env.SECRET_KEY_PREVIOUS,
      /** demo is built only in an empty database. */
      seed: env.SEED ?? (production || env.DATABASE_URL ? ('none' as const) : ('demo' as const)),
      appUrl: env.APP_URL,
      /** What every verification image reads, or undefined for a random text each time. */
      verificationText: fixed,
      /** Posts of new members wait for a moderator where something speaks against them; never, for tests. */
      firstPosts: env.FIRST_POSTS,
      google: searchEngineOf(env),
      facebook: socialNetworkOf(env),
      geoipUrl: env.GEOIP_URL,
      /** Public numbers for draws, in drand's form, and the key of their chain. */
      beaconUrl: env.BEACON_URL,
      beaconKey: env.BEACON_KEY,
      /** web serves and works neither jobs nor the event log; jobs works both and serves its health and figures alone. */
      role: env.ROLE,
      /** Processes that serve. */
      processes: env.WEB_CONCURRENCY,
      /** Connections to the database that one of them may hold, beside the one that listens. */
      databasePool: env.DATABASE_POOL ?? poolOf(env.WEB_CONCURRENCY),
      /** How long a process that was asked to end goes on serving, while balancers see that it is not ready. */
      drainSeconds: env.DRAIN_SECONDS,
      /** A developer's terminal stays quiet; production logs each request. */
      logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'test' ? 'silent' : production ? 'info' : 'warn'),
      metricsToken: env.METRICS_TOKEN,
      /** Addresses that members name may lead into our own network; for tests. */
      outgoingAnywhere: env.OUTGOING === 'anywhere',
      /** Addresses and networks whose x-forwarded-for is believed. */
      trustProxy: env.TRUST_PROXY,
    };
  });

/** The embedded database takes 100 connections in all. */
const connectionsOfAll = 80;
/** Of one process at most, and at least. */
const [most, least] = [16, 4];
const poolOf = (processes: number): number => Math.max(least, Math.min(most, Math.floor(connectionsOfAll / processes)));

/** What is for developers alone, each with the value that it has elsewhere. */
const developersSwitches = [
  ['VERIFICATION_IMAGE', 'random'],
  ['FIRST_POSTS', 'held'],
  ['OUTGOING', 'public'],
] as const;

const givenTogether = [
  ['GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID'],
  ['FACEBOOK_GRAPH_URL', 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
] as const;

/** Settings that mean nothing without another. */
const needing = [
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER'],
  ['GOOGLE_TOKENINFO_URL', 'GOOGLE_ISSUER'],
  ['FACEBOOK_DIALOG_URL', 'FACEBOOK_GRAPH_URL'],
  ['BEACON_KEY', 'BEACON_URL'],
] as const;

export const settingNames: readonly string[] = Object.keys(settings.shape);
/** Those whose `NAME_FILE` may name a file. */
export const secretSettings: readonly string[] = Object.entries(settings.shape).flatMap(([name, field]) =>
  isSecret(field) ? [name] : [],
);

/** Reads an environment. An empty value counts as absent, as compose files and shells can't leave a name out. */
export function parseConfig(env: Record<string, string | undefined>): Config | ConfigError {
  const { env: whole, problems: unread } = withSecretFiles(env, settingNames, secretSettings);
  const given = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined && value !== ''));
  // Every setting has a plain name; one with the product's name in front would be ignored without a word.
  const foreign = Object.keys(given).filter((name) => name.startsWith('BAOBAB_'));
  const result = environment.safeParse(given);
  const problems = [
    ...foreign.map((name) => `${name} is not a setting`),
    ...unread,
    ...(result.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}`),
  ];
  if (!result.success || problems.length > 0) return new ConfigError(problems.join('; '));
  return Object.freeze(result.data);
}
