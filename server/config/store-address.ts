/** Where an S3 store is and how it is asked, from STORAGE_URL; see `readStoreAddress`. */
export interface StoreAddress {
  host: string;
  /** Absent: the one of http or https. */
  port?: number;
  bucket: string;
  /** What the name of every object begins with: nothing, or ends with a slash. */
  prefix: string;
  region: string;
  /** Whether the bucket stands in the path or before the host. */
  style: 'path' | 'virtual';
  tls: boolean;
  /** Absent where the address names none: see `withKeys`. */
  keys?: StoreKeys;
}

interface StoreKeys {
  accessKeyId: string;
  secretAccessKey: string;
}

/** An address with its keys. */
export type StoreAccess = StoreAddress & { keys: StoreKeys };

/** The form, for who writes one that isn't. */
const form = 'must be s3://KEY:SECRET@host[:port]/bucket[/prefix]?region=…&style=path|virtual&tls=0|1';
const fields = ['region', 'style', 'tls'];
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixName = /^[\w-][\w.-]{0,99}$/;
const longestPrefix = 200;

/**
 * Reads `s3://[KEY:SECRET@]host[:port]/bucket[/prefix]?region=us-east-1&style=path&tls=1`, key and secret encoded as in any
 * address. Answers what is wrong with it instead, a sentence without its subject that never repeats key or secret.
 */
export function readStoreAddress(value: string): StoreAddress | string {
  if (!value.startsWith('s3://')) return 'must be an address that begins with s3://';
  if (!URL.canParse(value)) return form;
  const url = new URL(value);
  if (url.hostname === '' || url.hash !== '') return form;
  const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '');
  if (!bucketName.test(bucket))
    return 'must name a bucket after the host: 3 to 63 small letters, digits, dots and hyphens';
  const prefix = folders.map((folder) => `${folder}/`).join('');
  if (prefix.length > longestPrefix || !folders.every((folder) => prefixName.test(folder)))
    return 'has a prefix with signs that no folder may have: letters, digits, dots, hyphens and underscores';
  const asked = askedFor(url.searchParams);
  if (typeof asked === 'string') return asked;
  const keys = keysIn(url);
  if (typeof keys === 'string') return keys;
  return {
    ...{ host: url.hostname, bucket, prefix, ...asked },
    ...(url.port !== '' && { port: Number(url.port) }),
    ...(keys && { keys }),
  };
}

function askedFor(query: URLSearchParams): Pick<StoreAddress, 'region' | 'style' | 'tls'> | string {
  const unknown = [...query.keys()].find((name) => !fields.includes(name));
  if (unknown !== undefined) return `has no field ${unknown.slice(0, 20)}: they are ${fields.join(', ')}`;
  const [region, style, tls] = [
    query.get('region') ?? 'us-east-1',
    query.get('style') ?? 'path',
    query.get('tls') ?? '1',
  ];
  if (!/^[a-z0-9-]{1,40}$/.test(region)) return 'must have a region of small letters, digits and hyphens';
  if (style !== 'path' && style !== 'virtual') return 'must have a style of path or virtual';
  if (tls !== '0' && tls !== '1') return 'must have a tls of 0 or 1';
  return { region, style, tls: tls === '1' };
}

function keysIn({ username, password }: URL): StoreKeys | string | undefined {
  if (username === '' && password === '') return undefined;
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)];
  if (!accessKeyId || !secretAccessKey) return 'must have a key and its secret, encoded as in any address, or neither';
  return { accessKeyId, secretAccessKey };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** What S3's own tools read keys from. */
interface KeysInEnvironment {
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  [other: string]: unknown;
}

/** An address with its own keys or else those of the environment; undefined where neither has them. */
export function withKeys(address: StoreAddress, env: KeysInEnvironment): StoreAccess | undefined {
  if (address.keys) return { ...address, keys: address.keys };
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return accessKeyId && secretAccessKey ? { ...address, keys: { accessKeyId, secretAccessKey } } : undefined;
}

/** Where requests go: with the bucket before the host where it is named there. */
export function originOf({ host, port, tls, style, bucket }: StoreAddress): string {
  return `${tls ? 'https' : 'http'}://${style === 'virtual' ? `${bucket}.` : ''}${host}${port === undefined ? '' : `:${port}`}`;
}

/** How an address is said where others may read it: without key and secret. */
export const spokenAddress = ({ host, port, bucket, prefix }: StoreAddress): string =>
  `s3://${host}${port === undefined ? '' : `:${port}`}/${bucket}/${prefix}`;
