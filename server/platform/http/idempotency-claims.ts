import { sql } from 'kysely';
import type { Db } from '../context.ts';
import { together } from '../db/together.ts';

/** Which key of which caller. */
export interface KeyOfCaller {
  owner: string;
  /** Hash of the key. */
  key: string;
}

/** What is known of a key: the first answer, or the try that runs or was refused. */
export interface KeyState {
  answer: { call: string; bodyHash: Buffer; sealed: string; sealedHeaders: string | null } | undefined;
  claim: string | null;
  expired: boolean;
  /** `ago` in milliseconds, by the database's clock alone. */
  refusal: { bodyHash: Buffer; sealed: string; ago: number } | undefined;
}

/** A claim is renewed long before it ends, so one that has ended belongs to a process that is gone. */
const claimSeconds = 4;
const renewMilliseconds = 1000;

// The database's own clock: processes on several machines compare their claims by it.
const claimEnd = sql<Date>`clock_timestamp() + make_interval(secs => ${claimSeconds})`;

/** Claims the key unless somebody has claimed it. */
export async function claim(db: Db, { owner, key }: KeyOfCaller, id: string): Promise<void> {
  await db
    .insertInto('platform.idempotency_claims')
    .values({ owner, key, claim: id, until: claimEnd })
    .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
    .execute();
}

/** Takes over a claim that was refused or has ended; of several at once one succeeds. */
export async function takeOver(db: Db, { owner, key }: KeyOfCaller, from: string, id: string): Promise<void> {
  await db
    .updateTable('platform.idempotency_claims')
    .set({ claim: id, until: claimEnd, refused_at: null, body_hash: null, refusal: null })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('claim', '=', from)
    .where((eb) => eb.or([eb('refused_at', 'is not', null), eb('until', '<', sql<Date>`clock_timestamp()`)]))
    .execute();
}

/** The state of a key in one snapshot: the answer is written before its claim is released. */
export async function stateOf(db: Db, { owner, key }: KeyOfCaller): Promise<KeyState> {
  const row = await db
    .selectFrom(sql<{ owner: string; key: string }>`(select ${owner}::text as owner, ${key}::text as key)`.as('asked'))
    .leftJoin('platform.idempotency as kept', (join) =>
      join.onRef('kept.owner', '=', 'asked.owner').onRef('kept.key', '=', 'asked.key'),
    )
    .leftJoin('platform.idempotency_claims as claimed', (join) =>
      join.onRef('claimed.owner', '=', 'asked.owner').onRef('claimed.key', '=', 'asked.key'),
    )
    .select(['kept.call', 'kept.body_hash as stored_hash', 'kept.answer', 'kept.answer_headers'])
    .select(['claimed.claim', 'claimed.refusal', 'claimed.body_hash as claimed_hash'])
    .select(
      sql<number | null>`(extract(epoch from clock_timestamp() - claimed.refused_at) * 1000)::float8`.as('refused_ago'),
    )
    .select(sql<boolean>`coalesce(claimed.until < clock_timestamp(), false)`.as('expired'))
    .executeTakeFirstOrThrow();
  const { call, stored_hash, answer, answer_headers, claim: id, refused_ago, refusal, claimed_hash, expired } = row;
  return {
    answer:
      call === null || stored_hash === null
        ? undefined
        : { call, bodyHash: stored_hash, sealed: String(answer), sealedHeaders: answer_headers },
    claim: id,
    expired,
    refusal:
      refused_ago === null || refusal === null || claimed_hash === null
        ? undefined
        : { bodyHash: claimed_hash, sealed: refusal, ago: refused_ago },
  };
}

/** Releases a claim: the key is free, or its answer stands. */
export async function release(db: Db, { owner, key }: KeyOfCaller, id: string): Promise<void> {
  await db
    .deleteFrom('platform.idempotency_claims')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('claim', '=', id)
    .execute();
}

/** A first answer on its way into the table. */
interface CachedAnswer extends KeyOfCaller {
  claim: string;
  call: string;
  bodyHash: Buffer;
  at: Date;
  sealed: string;
  sealedHeaders: string | null;
}

/**
 * Stores first answers, each unless its key has one; true for those that were stored. With an answer its claim is
 * released: nobody finds neither, and a call asks the database once less.
 */
export const storeAnswer = together<CachedAnswer, boolean>({ place: 80, writes: true }, async (tx, answers) => {
  const asked = JSON.stringify(answers.map((each) => ({ ...each, bodyHash: each.bodyHash.toString('base64') })));
  const { rows } = await sql<KeyOfCaller>`
    with asked as (
      select * from jsonb_to_recordset(${asked}::jsonb) as r
        (owner text, key text, claim uuid, call text, "bodyHash" text, at timestamptz, sealed text, "sealedHeaders" text)
    ), released as (
      delete from platform.idempotency_claims c using asked a
       where c.owner = a.owner and c.key = a.key and c.claim = a.claim
    )
    insert into platform.idempotency (owner, key, call, body_hash, at, answer, answer_headers)
    select owner, key, call, decode("bodyHash", 'base64'), at, to_jsonb(sealed), "sealedHeaders"
      from asked order by owner, key
    on conflict (owner, key) do nothing
    returning owner, key`.execute(tx);
  const stored = new Set(rows.map(({ owner, key }) => `${owner} ${key}`));
  // Of two tries under one key the first alone has stored its answer.
  return answers.map(({ owner, key }) => stored.delete(`${owner} ${key}`));
});

/** Stores the refusal for requests that came while this try ran; a later request takes the key over. */
export async function leaveRefusal(
  db: Db,
  { owner, key }: KeyOfCaller,
  id: string,
  { bodyHash, sealed }: Pick<NonNullable<KeyState['refusal']>, 'bodyHash' | 'sealed'>,
): Promise<void> {
  await db
    .updateTable('platform.idempotency_claims')
    .set({ refused_at: sql<Date>`clock_timestamp()`, body_hash: bodyHash, refusal: sealed })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('claim', '=', id)
    .execute();
}

interface Renewed extends KeyOfCaller {
  claim: string;
}

/** The claims whose work lasts, of each pool, and the one timer that renews them all. */
const renewed = new WeakMap<Db, { claims: Set<Renewed>; timer: NodeJS.Timeout }>();

/** Renews a claim while its work lasts; all claims of a process by one statement, so that they hold one connection. */
export async function whileRenewed<T>(db: Db, key: KeyOfCaller, id: string, work: () => Promise<T>): Promise<T> {
  const all = renewed.get(db) ?? beginRenewing(db);
  const mine: Renewed = { owner: key.owner, key: key.key, claim: id };
  all.claims.add(mine);
  try {
    return await work();
  } finally {
    all.claims.delete(mine);
    if (all.claims.size === 0) {
      clearInterval(all.timer);
      renewed.delete(db);
    }
  }
}

function beginRenewing(db: Db) {
  const claims = new Set<Renewed>();
  let renewing = false;
  const timer = setInterval(() => {
    if (renewing || claims.size === 0) return;
    renewing = true;
    // A claim that is lost costs at most a second try, whose answer is not stored.
    void renew(db, [...claims])
      .catch(() => undefined)
      .finally(() => {
        renewing = false;
      });
  }, renewMilliseconds).unref();
  const all = { claims, timer };
  renewed.set(db, all);
  return all;
}

async function renew(db: Db, claims: readonly Renewed[]): Promise<void> {
  await sql`
    update platform.idempotency_claims c set until = ${claimEnd}
      from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as r (owner text, key text, claim uuid)
     where c.owner = r.owner and c.key = r.key and c.claim = r.claim`.execute(db);
}
