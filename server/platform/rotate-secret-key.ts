import { sql } from 'kysely';
import type { Db } from './context.ts';
import { keyFor } from './seal.ts';
import {
  formerPurpose,
  type LastingKey,
  opens,
  type SealedColumn,
  type Secrets,
  sharedKeyColumn,
} from './sealed-at-rest.ts';

/** Everything that depends on SECRET_KEY for longer than minutes. */
export interface SealedAtRest {
  columns: readonly (SealedColumn & {
    seal(secret: string, key: string, plain: string): Buffer;
    open(secrets: Secrets, key: string, sealed: Buffer): string;
  })[];
  lasting: readonly LastingKey[];
}

export interface Rotated {
  /** Values sealed anew, by the column's name. */
  resealed: Record<string, number>;
  /** Rows that neither key opens, by column and key. */
  unreadable: string[];
}

const batch = 200;

/**
 * Seals anew, by the current key, what the previous one sealed, and stores the lasting keys derived from that. What is
 * done stays done: cut short, it is begun again; beside a running site it repeats until nothing of before is left.
 */
export async function rotateSecretKey(
  db: Db,
  { columns, lasting }: SealedAtRest,
  secrets: Required<Secrets>,
  now: Date,
): Promise<Rotated> {
  for (const key of lasting) await resealLastingKey(db, key, secrets, now);
  const rotated: Rotated = { resealed: {}, unreadable: [] };
  for (const column of columns) {
    const name = `${column.table}.${column.column}`;
    rotated.resealed[name] = 0;
    for (;;) {
      const { found, resealed, unreadable } = await reseal(db, column, secrets);
      rotated.resealed[name] += resealed;
      if (found > 0) continue;
      rotated.unreadable.push(...unreadable.map((key) => `${name} of ${key}`));
      break;
    }
  }
  return rotated;
}

async function resealLastingKey(db: Db, { purpose }: LastingKey, secrets: Required<Secrets>, now: Date): Promise<void> {
  const former = formerPurpose(purpose, secrets.previous!);
  const plain = keyFor(secrets.previous!, purpose).toString('hex');
  await db
    .insertInto('platform.keys')
    .values({
      purpose: former,
      kid: former.slice(-16),
      public_jwk: JSON.stringify({}),
      private_sealed: sharedKeyColumn.seal(secrets.current, former, plain),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
}

type Row = { key: string; sealed: Buffer };

/** One pass over a column, by its key; a value that is changed during it is left for the next pass. */
async function reseal(db: Db, column: SealedAtRest['columns'][number], secrets: Required<Secrets>) {
  const [table, at, of] = [sql.table(column.table), sql.ref(column.key), sql.ref(column.column)];
  const unreadable: string[] = [];
  let [found, resealed] = [0, 0];
  let last: string | undefined;
  for (;;) {
    const beyond = last === undefined ? sql`true` : sql`${at} > ${last}`;
    const { rows } = await sql<Row>`
      select ${at}::text as key, ${of} as sealed from ${table} where ${beyond} order by ${at} limit ${batch}`.execute(
      db,
    );
    for (const { key, sealed } of rows) {
      if (opens(secrets.current, column.purpose(key), sealed)) continue;
      if (!opens(secrets.previous!, column.purpose(key), sealed)) {
        unreadable.push(key);
        continue;
      }
      found += 1;
      const anew = column.seal(secrets.current, key, column.open(secrets, key, sealed));
      const { numAffectedRows } =
        await sql`update ${table} set ${of} = ${anew} where ${at} = ${key} and ${of} = ${sealed}`.execute(db);
      resealed += Number(numAffectedRows ?? 0);
    }
    last = rows.at(-1)?.key;
    if (rows.length < batch) return { found, resealed, unreadable };
  }
}
