import type { Db } from '../context.ts';

/** Asks that share a statement at most. */
const mostAtOnce = 64;

interface Asked<Q, A> {
  what: Q;
  resolve: (answer: A) => void;
  reject: (error: unknown) => void;
}

/**
 * A read that the parts of a page, and the pages of many readers, ask for at the same moment: what is asked of a
 * connection within one turn of the event loop goes as one statement. `ask` gives as many answers as it was asked for,
 * in their order; its error is everybody's.
 */
export function gathered<Q, A>(
  ask: (db: Db, asked: readonly Q[]) => Promise<readonly A[]>,
): (db: Db, what: Q) => Promise<A> {
  const waiting = new WeakMap<Db, Asked<Q, A>[]>();
  const send = async (db: Db, asked: readonly Asked<Q, A>[]): Promise<void> => {
    try {
      const answers = await ask(
        db,
        asked.map(({ what }) => what),
      );
      for (const [at, { resolve }] of asked.entries()) resolve(answers[at]!);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  const sendAll = (db: Db): void => {
    const asked = waiting.get(db) ?? [];
    waiting.delete(db);
    for (let from = 0; from < asked.length; from += mostAtOnce) void send(db, asked.slice(from, from + mostAtOnce));
  };
  return (db, what) =>
    new Promise((resolve, reject) => {
      const asked = waiting.get(db);
      if (asked) return void asked.push({ what, resolve, reject });
      waiting.set(db, [{ what, resolve, reject }]);
      setImmediate(sendAll, db);
    });
}
