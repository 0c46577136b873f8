import { createHash, createHmac } from 'node:crypto';
import { originOf, type StoreAccess } from '../../config/store-address.ts';
import type { DirectAddresses, SignedAddress } from './port.ts';

const hourMs = 3_600_000;
/** A read address is the same for an hour and works for two, so that one that was cached for the hour still works. */
const readSeconds = 7200;
/** A phone on a slow line sends a piece in less. */
const writeSeconds = 900;
const algorithm = 'AWS4-HMAC-SHA256';

/** What is signed: one request for one object, good from a moment on for so many seconds. */
export interface Signing {
  method: 'GET' | 'PUT';
  /** Whole, prefix included. */
  name: string;
  at: Date;
  seconds: number;
  /** Headers that the request must bring, beside its host. */
  headers?: Readonly<Record<string, string>>;
}

/** Addresses of a store that work without its keys. */
export function directAddresses(access: StoreAccess): DirectAddresses {
  return {
    origin: originOf(access),
    read(key, now): SignedAddress {
      const at = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
      const url = signedAddress(access, { method: 'GET', name: access.prefix + key, at, seconds: readSeconds });
      return { url, seconds: Math.ceil((at.getTime() + hourMs - now.getTime()) / 1000) };
    },
    write(key, bytes, now): SignedAddress {
      const headers = { 'content-length': String(bytes) };
      const signing = { method: 'PUT', name: access.prefix + key, at: now, seconds: writeSeconds, headers } as const;
      return { url: signedAddress(access, signing), seconds: writeSeconds };
    },
  };
}

/** Signs a request by its address, as version 4 of AWS' signatures has it. */
export function signedAddress(access: StoreAccess, { method, name, at, seconds, headers = {} }: Signing): string {
  const stamp = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = stamp.slice(0, 8);
  const scope = `${day}/${access.region}/s3/aws4_request`;
  const origin = originOf(access);
  const path = `/${access.style === 'path' ? `${access.bucket}/` : ''}${name.split('/').map(encoded).join('/')}`;
  const signed = Object.entries({ ...headers, host: new URL(origin).host }).sort(byName);
  const names = signed.map(([header]) => header).join(';');
  const query = Object.entries({
    'X-Amz-Algorithm': algorithm,
    'X-Amz-Credential': `${access.keys.accessKeyId}/${scope}`,
    'X-Amz-Date': stamp,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': names,
  })
    .map(([field, value]) => `${field}=${encoded(value)}`)
    .join('&');
  const lines = signed.map(([header, value]) => `${header}:${value}\n`).join('');
  const request = [method, path, query, lines, names, 'UNSIGNED-PAYLOAD'].join('\n');
  const key = ['aws4_request', 's3', access.region, day].reduceRight(
    hmac,
    Buffer.from(`AWS4${access.keys.secretAccessKey}`),
  );
  const hash = createHash('sha256').update(request).digest('hex');
  const signature = hmac(key, [algorithm, stamp, scope, hash].join('\n')).toString('hex');
  return `${origin}${path}?${query}&X-Amz-Signature=${signature}`;
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const byName = ([one]: [string, string], [other]: [string, string]): number => (one < other ? -1 : 1);

/** As `encodeURIComponent`, with the signs that signatures escape besides. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
