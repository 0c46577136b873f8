import webpush from 'web-push';
import type { Db } from '../context.ts';
import { seal, unseal } from '../seal.ts';

const purpose = 'vapid';

/** Names this site to the push services, as both ends of base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The key all processes share: the first one to need it makes it, and it stays, as every subscription is bound to it. */
export async function loadVapidKeys(db: Db, secret: string, now: Date): Promise<VapidKeys> {
  const stored = await find(db, secret);
  if (stored) return stored;
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  await db
    .insertInto('platform.keys')
    .values({
      purpose,
      kid: publicKey.slice(0, 16),
      public_jwk: JSON.stringify({ key: publicKey }),
      private_sealed: seal(secret, purpose, privateKey),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  const kept = await find(db, secret);
  if (!kept) throw new Error('the key of push messages was not kept');
  return kept;
}

async function find(db: Db, secret: string): Promise<VapidKeys | undefined> {
  const row = await db
    .selectFrom('platform.keys')
    .select(['public_jwk', 'private_sealed'])
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    publicKey: (row.public_jwk as { key: string }).key,
    privateKey: unseal(secret, purpose, row.private_sealed),
  };
}
