import { localRefusal } from '../api/client.ts';
import { readToken } from './token.ts';

/**
 * The authorisation value of an exchange's call: hex HMAC-SHA-256 of `cid.uid.xcoin` under the token (R-EXC-012).
 * Undefined where there is no token: on the server, whose page stands for it.
 */
export async function uidAuth(uid: number, cid: number, xcoin?: number): Promise<string | undefined> {
  const token = readToken();
  if (token === null) return undefined;
  const { subtle } = globalThis.crypto;
  // Off localhost browsers have it only where the page came encrypted.
  if (!subtle) throw localRefusal('network.insecure', 'insecure');
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await subtle.importKey('raw', bytes(token), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const made = new Uint8Array(await subtle.sign('HMAC', key, bytes(`${cid}.${uid}.${xcoin ?? ''}`)));
  return [...made].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
