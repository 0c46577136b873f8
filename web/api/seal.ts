import { randomString } from '../lib/random.ts';

/** The public key that `signs` is encrypted for, and how far this device's clock is off. */
interface SealingKey {
  kid: string;
  key: CryptoKey;
  clockSkewMs: number;
}

interface Jwk extends JsonWebKey {
  kid: string;
}

const utf8 = new TextEncoder();

function base64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Web Crypto exists on https and on localhost only. */
export const secureContext = (): boolean => globalThis.crypto?.subtle !== undefined;

async function fetchKey(): Promise<SealingKey> {
  const response = await fetch('/.well-known/jwks.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`no key to seal with: ${response.status}`);
  const served = Date.parse(response.headers.get('date') ?? '');
  const { keys } = (await response.json()) as { keys: Jwk[] };
  const jwk = keys.find((each) => each.kty === 'RSA');
  if (!jwk) throw new Error('no RSA key to seal with');
  const { kty, n, e } = jwk;
  const key = await crypto.subtle.importKey('jwk', { kty, n, e }, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
    'encrypt',
  ]);
  return { kid: jwk.kid, key, clockSkewMs: Number.isNaN(served) ? 0 : served - Date.now() };
}

/** A compact JWE (RSA-OAEP-256, A256GCM) of a JSON payload. */
async function encryptCompact(payload: object, kid: string, key: CryptoKey): Promise<string> {
  const header = base64url(utf8.encode(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const contentKey = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt']);
  const [wrapped, sealed] = await Promise.all([
    crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, secret),
    crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: utf8.encode(header) },
      contentKey,
      utf8.encode(JSON.stringify(payload)),
    ),
  ]);
  // Web Crypto puts the 16 bytes of the tag behind the text; a JWE carries them apart.
  const bytes = new Uint8Array(sealed);
  const text = bytes.subarray(0, -16);
  const tag = bytes.subarray(-16);
  return [header, base64url(new Uint8Array(wrapped)), base64url(iv), base64url(text), base64url(tag)].join('.');
}

/**
 * The encrypted field `signs`: the fields with `iat`, by the server's clock, and a `nonce` used once. The key is
 * asked for each time, so that a changed key or clock never strands an open page.
 */
export async function seal(fields: Readonly<Record<string, unknown>>): Promise<string> {
  const { kid, key, clockSkewMs } = await fetchKey();
  const iat = Math.floor((Date.now() + clockSkewMs) / 1000);
  return encryptCompact({ ...fields, iat, nonce: randomString() }, kid, key);
}
