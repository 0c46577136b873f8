import { sql } from 'kysely';
import type { Db } from '../context.ts';

/**
 * Does one of several things of a transaction: where it throws, nothing of it stays, and the transaction goes on with
 * what `otherwise` makes of the error.
 */
export async function inSavepoint<T>(db: Db, work: () => Promise<T>, otherwise: (error: unknown) => T): Promise<T> {
  await sql`savepoint one_of_several`.execute(db);
  try {
    const done = await work();
    await sql`release savepoint one_of_several`.execute(db);
    return done;
  } catch (error) {
    const instead = otherwise(error);
    await sql`rollback to savepoint one_of_several`.execute(db);
    return instead;
  }
}
