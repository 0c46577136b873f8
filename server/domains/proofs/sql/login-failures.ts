import type { Db } from '../../../platform/context.ts';
import type { Failures } from '../rules/login-lock.ts';

const never = new Date(0);

/** What is known of a bucket, its row made where there is none and locked until the caller's transaction ends. */
export async function lockFailures(tx: Db, bucket: string): Promise<Failures | undefined> {
  const row = await tx
    .insertInto('accounts.login_failures')
    .values({ bucket, failures: 0, first_at: never, locked_until: null })
    // Sets what is there already, for the lock alone.
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ bucket }))
    .returning(['failures', 'first_at', 'locked_until'])
    .executeTakeFirstOrThrow();
  if (row.failures === 0) return undefined;
  return { failures: row.failures, firstAt: row.first_at, lockedUntil: row.locked_until };
}

export async function storeFailures(tx: Db, bucket: string, state: Failures): Promise<void> {
  await tx
    .updateTable('accounts.login_failures')
    .set({ failures: state.failures, first_at: state.firstAt, locked_until: state.lockedUntil })
    .where('bucket', '=', bucket)
    .execute();
}

/** Forgets an account's failures: its owner has come. */
export async function forgetFailures(db: Db, bucket: string): Promise<void> {
  await db.deleteFrom('accounts.login_failures').where('bucket', '=', bucket).execute();
}

/** Takes one counted try back that turned out to be no failure, and the wait that it brought. */
export async function takeTryBack(db: Db, bucket: string): Promise<void> {
  await db
    .updateTable('accounts.login_failures')
    .set((eb) => ({ failures: eb('failures', '-', 1), locked_until: null }))
    .where('bucket', '=', bucket)
    .where('failures', '>', 0)
    .execute();
}
