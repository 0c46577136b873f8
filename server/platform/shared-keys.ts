import type { Db } from './context.ts';
import { type Secrets, sharedKeyColumn } from './sealed-at-rest.ts';

/** A pair of keys as it is stored: the public half as JSON, the private one as text. */
interface KeyPair<P extends object> {
  /** A short name that distinguishes it from others. */
  kid: string;
  publicPart: P;
  privatePart: string;
}

interface KeyDeps {
  db: Db;
  /** Seal the private half. */
  secrets: Secrets;
  clock: () => Date;
}

/**
 * The pair of keys of one purpose that all processes share: the first one to need it makes it, and it stays. It is
 * loaded once in a process; a load that failed is tried again at the next question.
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
  { db, secrets, clock }: KeyDeps,
  purpose: string,
  make: () => Promise<KeyPair<P>> | KeyPair<P>,
): Promise<Omit<KeyPair<P>, 'kid'>> {
  const stored = await find<P>(db, secrets, purpose);
  if (stored) return stored;
  const { kid, publicPart, privatePart } = await make();
  await db
    .insertInto('platform.keys')
    .values({
      purpose,
      kid,
      public_jwk: JSON.stringify(publicPart),
      private_sealed: sharedKeyColumn.seal(secrets.current, purpose, privatePart),
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  const found = await find<P>(db, secrets, purpose);
  if (!found) throw new Error(`the keys of ${purpose} were not stored`);
  return found;
}

async function find<P>(db: Db, secrets: Secrets, purpose: string) {
  const row = await db
    .selectFrom('platform.keys')
    .select(['public_jwk', 'private_sealed'])
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return (
    row && { publicPart: row.public_jwk as P, privatePart: sharedKeyColumn.open(secrets, purpose, row.private_sealed) }
  );
}
