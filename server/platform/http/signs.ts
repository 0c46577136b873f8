import { type CryptoKey, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Db } from '../context.ts';
import { refuse } from '../refusal.ts';
import type { Secrets } from '../sealed-at-rest.ts';
import { sharedKeys } from '../shared-keys.ts';

const algorithm = 'RSA-OAEP-256';
const maxAgeSeconds = 300;
/** As an idempotency key's: what else a text may hold can't all be stored. */
const noncePattern = /^[\x20-\x7e]{8,128}$/;

/** Opens `signs`, the encrypted field of log-in and registration (DECISIONS "signs"). */
export interface SignsReader {
  publicKeys(): Promise<{ keys: JWK[] }>;
  /** The payload; refuses what was not encrypted for us or is older than five minutes. */
  open(signs: unknown, now: Date): Promise<Opened>;
}

/** A payload that was read; an action must spend it before it acts on it. */
interface Opened {
  fields: Record<string, unknown>;
  /** Refuses what was seen before. */
  spend(): Promise<void>;
}

export function createSignsReader(db: Db, secrets: Secrets, clock: () => Date): SignsReader {
  const keys = sharedKeys({ db, secrets, clock }, 'signs', async () => {
    const pair = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true });
    const kid = crypto.randomUUID();
    const publicPart: JWK = { ...(await exportJWK(pair.publicKey)), kid, alg: algorithm, use: 'enc' };
    return { kid, publicPart, privatePart: JSON.stringify(await exportJWK(pair.privateKey)) };
  });
  let opened: { jwk: string; key: CryptoKey } | undefined;
  const privateKey = async (): Promise<CryptoKey> => {
    const { privatePart: jwk } = await keys();
    if (opened?.jwk === jwk) return opened.key;
    const key = await importJWK({ ...(JSON.parse(jwk) as JWK), alg: algorithm }, algorithm);
    opened = { jwk, key: key as CryptoKey };
    return opened.key;
  };
  return {
    publicKeys: async () => ({ keys: [(await keys()).publicPart] }),
    open: async (signs, now) => {
      if (typeof signs !== 'string' || signs.length > 20_000) refuse('wire.signs_invalid');
      const payload = await decrypt(signs, await privateKey());
      const { iat, nonce, ...fields } = payload;
      if (typeof iat !== 'number' || typeof nonce !== 'string' || !noncePattern.test(nonce))
        refuse('wire.signs_invalid');
      if (Math.abs(now.getTime() / 1000 - iat) > maxAgeSeconds) refuse('wire.signs_expired');
      return { fields, spend: () => spendNonce(db, nonce, iat) };
    },
  };
}

async function decrypt(signs: string, privateKey: CryptoKey): Promise<Record<string, unknown>> {
  try {
    const { plaintext } = await compactDecrypt(signs, privateKey, {
      keyManagementAlgorithms: [algorithm],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    const payload: unknown = JSON.parse(new TextDecoder().decode(plaintext));
    if (typeof payload === 'object' && payload !== null && !Array.isArray(payload))
      return payload as Record<string, unknown>;
  } catch {
    // Not for us, or not what was sent: the caller learns no more than that.
  }
  return refuse('wire.signs_invalid');
}

async function spendNonce(db: Db, nonce: string, iat: number): Promise<void> {
  const spent = await db
    .insertInto('platform.nonces')
    .values({ nonce, expires_at: new Date((iat + 2 * maxAgeSeconds) * 1000) })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  if (!spent) refuse('wire.signs_replayed');
}
