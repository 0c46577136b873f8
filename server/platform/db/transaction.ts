import { saying } from '../bus/after-commit.ts';
import type { Db } from '../context.ts';
import { isRetryable, isUnavailable } from './errors.ts';

const attempts = 3;

/**
 * The one way to open a transaction: READ COMMITTED, and run again from its start on a serialisation failure, a
 * deadlock or a connection lost before commit, so `act` must do nothing that a second run would do twice. A connection
 * lost in the commit itself leaves open whether it happened: the caller gets an error, and asks again with the same
 * key.
 */
export async function inTransaction<T>(
  db: Db,
  act: (tx: Db) => Promise<T>,
  onRetry?: (error: unknown, attempt: number) => void,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let committing = false;
    try {
      return await saying(
        db,
        (work) => db.transaction().execute(work),
        async (tx) => {
          const answer = await act(tx);
          committing = true;
          return answer;
        },
      );
    } catch (error) {
      const uncertain = committing && isUnavailable(error);
      if (attempt === attempts || uncertain || !isRetryable(error)) throw error;
      onRetry?.(error, attempt);
    }
  }
}
