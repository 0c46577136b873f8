import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { viewOf } from '../bus/after-commit.ts';
import type { Db, Log } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { isCollision, isRetryable } from './errors.ts';
import { inTransaction } from './transaction.ts';

/** Works that share a transaction at most. */
const mostAtOnce = 64;
/** Who waits for somebody's lock holds the rest back no longer than this, until so many transactions of a queue wait so. */
const slowMilliseconds = 50;
const mostSlow = 4;
/** A work that waits for another's statement would wait for ever: after so long the statement is asked all the same. */
const patienceMilliseconds = 100;

/** A statement that is asked for many at once. */
interface Step {
  /** Steps are asked in this order, so that all who share a transaction take their locks alike. */
  place: number;
  writes: boolean;
  ask: (db: Db, asked: readonly never[]) => Promise<readonly unknown[]>;
}

/** A work on its way, and the transaction that it shares. */
interface Item {
  batch: Batch;
  wrote: boolean;
}

interface Asked {
  item: Item;
  what: unknown;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

interface Batch {
  tx: Db;
  /** Works that are neither done nor waiting for a step. */
  running: number;
  waiting: Map<Step, Asked[]>;
  /** A step is with the database. */
  asking: boolean;
  timer: NodeJS.Timeout | undefined;
}

const items = new WeakMap<Db, Item>();

/**
 * A function that asks the database for one thing, and for many at once where works share a transaction: `ask` takes
 * what each of them asked, in the order of their coming, and gives as many answers in that order. `place` says which of
 * such functions comes first where works stand before different ones: reads below 10, then locks from outside inwards.
 */
export function together<Q, A>(
  { place, writes }: Pick<Step, 'place' | 'writes'>,
  ask: (db: Db, asked: readonly Q[]) => Promise<readonly A[]>,
): (db: Db, what: Q) => Promise<A> {
  const step: Step = { place, writes, ask };
  return async (db, what) => {
    const item = items.get(db);
    if (!item) return (await ask(db, [what]))[0]!;
    return new Promise<A>((resolve, reject) => {
      const { batch } = item;
      const asked = batch.waiting.get(step) ?? [];
      asked.push({ item, what, resolve: resolve as (answer: unknown) => void, reject });
      batch.waiting.set(step, asked);
      batch.running -= 1;
      goOn(batch);
    });
  };
}

/** Asks the first step that works wait for, as soon as all the others wait too or are done. */
function goOn(batch: Batch): void {
  clearTimeout(batch.timer);
  if (batch.waiting.size === 0 || batch.asking) return;
  if (batch.running > 0) batch.timer = setTimeout(() => void askFirst(batch), patienceMilliseconds);
  else void askFirst(batch);
}

async function askFirst(batch: Batch): Promise<void> {
  const [first] = [...batch.waiting].sort(([a], [b]) => a.place - b.place);
  if (!first) return;
  const [step, asked] = first;
  batch.asking = true;
  batch.waiting.delete(step);
  // They are at work again, and so the batch, until each has its answer.
  batch.running += asked.length;
  if (step.writes) for (const { item } of asked) item.wrote = true;
  try {
    const answers = await step.ask(batch.tx, asked.map(({ what }) => what) as never[]);
    for (const [i, { resolve }] of asked.entries()) resolve(answers[i]);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
  batch.asking = false;
  goOn(batch);
}

const isRead = (node: RootOperationNode): boolean =>
  node.kind === 'SelectQueryNode' || (node.kind === 'RawNode' && /^[\s(]*select\b/i.test(node.sqlFragments[0] ?? ''));

/** Notes when a work writes by a statement of its own. */
const noting = (item: Item): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    if (!isRead(node)) item.wrote = true;
    return node;
  },
  transformResult: async ({ result }) => result,
});

type Work<T> = (tx: Db) => Promise<T>;

interface Waiting {
  work: Work<unknown>;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

/** One of the works failed in a way that the others must not feel: each is done by itself. */
class Harmed extends Error {}

/** Works that take the same locks in the same order. */
export interface Queue {
  /** Does a work in a transaction that it may share, and gives its answer once that is committed. */
  run<T>(work: Work<T>): Promise<T>;
}

/**
 * Takes works that come while others are on their way into one transaction. A lone work waits for nobody. Each has its
 * own answer: a work that is refused before it wrote anything drops out; any other failure that rolled all back for
 * sure has each done again alone. So a work must be one that may run twice, as in any transaction here.
 */
export function createQueue(db: Db, log: Log): Queue {
  const waiting: Waiting[] = [];
  let busy = false;
  let slow = 0;
  const onRetry = (err: unknown, attempt: number) => log.warn({ attempt, err }, 'a transaction is tried again');
  const alone = async ({ work, resolve, reject }: Waiting): Promise<void> => {
    await inTransaction(db, work, onRetry).then(resolve, reject);
  };
  const take = async (batch: readonly Waiting[]): Promise<void> => {
    if (batch.length === 1) return alone(batch[0]!);
    try {
      const settled = await inTransaction(db, (tx) => runAll(tx, batch), onRetry);
      for (const [i, outcome] of settled.entries()) {
        if (outcome.status === 'fulfilled') batch[i]!.resolve(outcome.value);
        else batch[i]!.reject(outcome.reason);
      }
    } catch (error) {
      if (!(error instanceof Harmed) && !isCollision(error)) for (const { reject } of batch) reject(error);
      else for (const each of batch) await alone(each);
    }
  };
  const start = (): void => {
    if (waiting.length === 0) return;
    busy = true;
    let isSlow = false;
    const timer = setTimeout(() => {
      if (slow >= mostSlow) return;
      isSlow = true;
      slow += 1;
      busy = false;
      start();
    }, slowMilliseconds);
    void take(waiting.splice(0, mostAtOnce)).finally(() => {
      clearTimeout(timer);
      if (isSlow) slow -= 1;
      else busy = false;
      if (!busy) start();
    });
  };
  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({ work, resolve: resolve as (answer: unknown) => void, reject });
        if (!busy) start();
      }),
  };
}

/** Runs works side by side in one transaction; fails where what stands in it is not to be committed. */
async function runAll(tx: Db, batch: readonly Waiting[]): Promise<PromiseSettledResult<unknown>[]> {
  const { settled, mine } = await settleAll(
    tx,
    batch.map(({ work }) => work),
  );
  const failures = failuresOf(settled);
  if (failures.some(({ reason }) => isRetryable(reason))) throw failures[0]!.reason;
  if (failures.some(({ reason, i }) => !(reason instanceof Refusal) || mine[i]!.wrote)) throw new Harmed();
  return settled;
}

/**
 * Runs works side by side in the transaction of their caller, so that what they ask together is one statement for all;
 * their answers in the order of the works. When all have ended, the failure of one is the caller's: one that lets the
 * transaction be tried again before what followed from it.
 */
export async function sideBySide<T>(tx: Db, works: readonly Work<T>[]): Promise<T[]> {
  const answers: T[] = [];
  for (let i = 0; i < works.length; i += mostAtOnce) {
    const { settled } = await settleAll(tx, works.slice(i, i + mostAtOnce));
    const [failure] = failuresOf(settled);
    if (failure) throw failure.reason;
    for (const outcome of settled) if (outcome.status === 'fulfilled') answers.push(outcome.value);
  }
  return answers;
}

/** What went wrong, and in which of the works; first what lets the transaction be tried again. */
const failuresOf = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled
    .flatMap((outcome, i) => (outcome.status === 'rejected' ? [{ reason: outcome.reason as unknown, i }] : []))
    .toSorted((one, other) => Number(isRetryable(other.reason)) - Number(isRetryable(one.reason)));

async function settleAll<T>(tx: Db, works: readonly Work<T>[]) {
  const batch: Batch = { tx, running: works.length, waiting: new Map(), asking: false, timer: undefined };
  const mine: Item[] = works.map(() => ({ batch, wrote: false }));
  const settled = await Promise.allSettled(
    works.map(async (work, i) => {
      const own = tx.withPlugin(noting(mine[i]!));
      items.set(own, mine[i]!);
      viewOf(own, tx);
      try {
        return await work(own);
      } finally {
        batch.running -= 1;
        goOn(batch);
      }
    }),
  );
  clearTimeout(batch.timer);
  return { settled, mine };
}
