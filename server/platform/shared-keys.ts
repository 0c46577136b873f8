import type { Db } from './context.ts';
import { seal, unseal } from './seal.ts';

/** A pair of keys as it is kept: the public half as JSON, the private one as text. */
interface KeyPair<P extends object> {
  /** A short name that tells it from others. */
  kid: string;
  publicPart: P;
  privatePart: string;
}

interface KeyDeps {
  db: Db;
  /** SECRET_KEY: seals the private half. */
  secret: string;
  clock: () => Date;
}

/**
 * The pair of keys of one purpose that all processes share: the first one to need it makes it, and it stays. It is loaded
 * once in a process; a load that failed is tried again by whoever asks next.
 */
export function sharedKeys<P extends object>(
  deps: KeyDeps,
  purpose: string,
  make: () => Promise<KeyPair<P>> | KeyPair<P>,
): () => Promise<Omit<KeyPair<P>, 'kid'>> {
  let loading: ReturnType<typeof load<P>> | undefined;
  return () => {
    loading ??= load(deps, purpose, make).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function load<P extends object>(
  { db, secret, clock }: KeyDeps,
  purpose: string,
  make: () => Promise<KeyPair<P>> | KeyPair<P>,
): Promise<Omit<KeyPair<P>, 'kid'>> {
  const stored = await find<P>(db, secret, purpose);
  if (stored) return stored;
  const { kid, publicPart, privatePart } = await make();
  await db
    .insertInto('platform.keys')
    .values({
      purpose,
      kid,
      public_jwk: JSON.stringify(publicPart),
      private_sealed: seal(secret, purpose, privatePart),
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  const kept = await find<P>(db, secret, purpose);
  if (!kept) throw new Error(`the keys of ${purpose} were not kept`);
  return kept;
}

async function find<P>(db: Db, secret: string, purpose: string) {
  const row = await db
    .selectFrom('platform.keys')
    .select(['public_jwk', 'private_sealed'])
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row && { publicPart: row.public_jwk as P, privatePart: unseal(secret, purpose, row.private_sealed) };
}
