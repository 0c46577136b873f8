import type { S3Client } from '@aws-sdk/client-s3';
import { originOf, type StoreAccess } from '../../config/store-address.ts';
import { StorageRefused, StorageUnavailable } from './port.ts';

/** Loaded with the first request to a store: sites with a folder never need it. */
const library = () => import('@aws-sdk/client-s3');
export type S3Library = Awaited<ReturnType<typeof library>>;

/** A store that is away costs a reader so much and no more: two tries of two seconds to connect, of eight without a byte. */
const tries = 2;
const connectMs = 2000;
const silenceMs = 8000;
const connectionsAtMost = 50;

/** One store: its client, the library's commands, and where its objects lie. */
export interface Store {
  sdk: S3Library;
  client: S3Client;
  Bucket: string;
  /** How an object of a key is called. */
  Key(key: string): string;
}

/** Opens a store at the first asking; nothing is asked of it by that. */
export function storeAt(access: StoreAccess): () => Promise<Store> {
  let opened: Promise<Store> | undefined;
  return () => {
    opened ??= library().then((sdk) => ({
      sdk,
      client: clientOf(sdk, access),
      Bucket: access.bucket,
      Key: (key) => access.prefix + key,
    }));
    return opened;
  };
}

function clientOf({ S3Client: Client }: S3Library, access: StoreAccess): S3Client {
  return new Client({
    region: access.region,
    // The client puts the bucket before the host by itself.
    endpoint: originOf({ ...access, style: 'path' }),
    forcePathStyle: access.style === 'path',
    credentials: access.keys,
    maxAttempts: tries,
    // Many stores don't know the newer sums; requests are signed with the hash of what they bring.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      httpAgent: { keepAlive: true, maxSockets: connectionsAtMost },
      httpsAgent: { keepAlive: true, maxSockets: connectionsAtMost },
    },
  });
}

/** What the store said, as far as this code looks at it. */
interface StoreError {
  name?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Whether the store says that there is no such object. */
export const isNotThere = (error: unknown): boolean =>
  ['NoSuchKey', 'NotFound'].includes((error as StoreError).name ?? '');

/** Whether a part was asked for that begins after the end. */
export const isOutside = (error: unknown): boolean => (error as StoreError).name === 'InvalidRange';

/** Whether the store can't do what it was asked, now or ever. */
export const isNotOffered = (error: unknown): boolean =>
  (error as StoreError).name === 'NotImplemented' || (error as StoreError).$metadata?.httpStatusCode === 501;

/** Fails by name where the store can't be asked; what it said is the cause, without headers. */
export function unavailable(error: unknown): StorageUnavailable {
  if (error instanceof StorageUnavailable) return error;
  const { name = 'Error', message = '', $metadata } = error as StoreError;
  const status = $metadata?.httpStatusCode;
  const refused = status !== undefined && status >= 400 && status < 500;
  const said = `${name}${status === undefined ? '' : ` ${status}`}: ${message}`;
  return refused
    ? new StorageRefused(`the store refuses (${said})`)
    : new StorageUnavailable(`the store can’t be reached (${said})`);
}
