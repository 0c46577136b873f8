import { type CryptoKey, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Db } from '../context.ts';
import { refuse } from '../refusal.ts';
import { seal, unseal } from '../seal.ts';

const algorithm = 'RSA-OAEP-256';
const purpose = 'signs';
const maxAgeSeconds = 300;

interface Keys {
  publicJwk: JWK;
  privateKey: CryptoKey;
}

/** Opens `signs`, the encrypted field of log-in and registration (DECISIONS "signs"). */
export interface SignsReader {
  publicKeys(): Promise<{ keys: JWK[] }>;
  /** The payload; refuses what was not encrypted for us, is older than five minutes or was seen before. */
  open(signs: unknown, now: Date): Promise<Record<string, unknown>>;
}

export function createSignsReader(db: Db, secret: string, clock: () => Date): SignsReader {
  let loading: Promise<Keys> | undefined;
  const keys = (): Promise<Keys> => {
    loading ??= loadKeys(db, secret, clock()).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    publicKeys: async () => ({ keys: [(await keys()).publicJwk] }),
    open: async (signs, now) => {
      if (typeof signs !== 'string' || signs.length > 20_000) refuse('wire.signs_invalid');
      const payload = await decrypt(signs, await keys());
      const { iat, nonce, ...fields } = payload;
      if (typeof iat !== 'number' || typeof nonce !== 'string' || nonce.length < 8 || nonce.length > 128)
        refuse('wire.signs_invalid');
      if (Math.abs(now.getTime() / 1000 - iat) > maxAgeSeconds) refuse('wire.signs_expired');
      await spendNonce(db, nonce, iat);
      return fields;
    },
  };
}

async function decrypt(signs: string, { privateKey }: Keys): Promise<Record<string, unknown>> {
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

/** The key all processes share: the first one to come makes it. */
async function loadKeys(db: Db, secret: string, now: Date): Promise<Keys> {
  const stored = await findKeys(db, secret);
  if (stored) return stored;
  const pair = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true });
  const kid = crypto.randomUUID();
  const publicJwk = { ...(await exportJWK(pair.publicKey)), kid, alg: algorithm, use: 'enc' };
  await db
    .insertInto('platform.keys')
    .values({
      purpose,
      kid,
      public_jwk: JSON.stringify(publicJwk),
      private_sealed: seal(secret, purpose, JSON.stringify(await exportJWK(pair.privateKey))),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  const kept = await findKeys(db, secret);
  if (!kept) throw new Error('the key of signs was not kept');
  return kept;
}

async function findKeys(db: Db, secret: string): Promise<Keys | undefined> {
  const row = await db
    .selectFrom('platform.keys')
    .select(['public_jwk', 'private_sealed'])
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return undefined;
  const jwk = JSON.parse(unseal(secret, purpose, row.private_sealed)) as JWK;
  return {
    publicJwk: row.public_jwk as JWK,
    privateKey: (await importJWK({ ...jwk, alg: algorithm }, algorithm)) as CryptoKey,
  };
}
