import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Derives the key of one purpose from SECRET_KEY, so that one leak is not all leaks. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'baobab', purpose, 32));

/** AES-256-GCM: 12 bytes nonce, 16 bytes tag, ciphertext. */
export function seal(secret: string, purpose: string, plain: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Opens what `seal` made; throws when the secret or a byte differs. */
export function unseal(secret: string, purpose: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

export const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();

/** An unguessable token of 256 bits, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString('base64url');
