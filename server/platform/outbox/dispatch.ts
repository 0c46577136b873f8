import { setTimeout as sleep } from 'node:timers/promises';
import { collect, hasOutbox, isFull, type Waiting } from './collect.ts';
import type { Listener } from './listener.ts';
import type { ReadDeps } from './read-on.ts';
import { type Behind, deleteRead, namesOf, passOver, type Reader, readersBehind, registerReaders } from './readers.ts';
import { tagsMoved } from './store.ts';
import { alwaysMine, type LogTurn } from './turn.ts';
import { createTurns, readersAtOnce } from './turns.ts';

const pollMilliseconds = 2000;
/** Events of a lively moment are delivered together: a batch costs the same whether it holds one or a hundred. */
const gatherMilliseconds = 100;
const signMilliseconds = 600_000;
const deleteMilliseconds = 5000;
const deletedInARow = 20;

interface Deps extends ReadDeps {
  /** The listeners, each with a cursor of its own. */
  readers: readonly Reader[];
  /** Whether this process works the log, of several. */
  turn?: LogTurn;
}

export interface OutboxDispatcher {
  /** There may be something new. */
  wake(): void;
  /** Delivers everything that is due now, what listeners announce as well; for tests and for the end. */
  drain(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Name of the reader that publishes cache tags again. */
export const cacheTagsReader = 'cache-tags';

/**
 * Delivers events after commit: numbers what lies in the outbox, and works the readers that have something to read, a
 * few at once. A reader whose listener throws waits at that event and tries again, later and later; the others go on.
 */
export function createDispatcher(deps: Deps): OutboxDispatcher {
  const work = createWork(deps);
  const { turn = alwaysMine } = deps;
  let passing: Promise<void> | undefined;
  /** Ends the time in which events gather, before a pass. */
  let gathering: AbortController | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const wakeIn = (milliseconds: number): void => {
    if (passing) {
      again ||= !gathering;
      return;
    }
    gathering = new AbortController();
    passing = sleep(milliseconds, undefined, { signal: gathering.signal })
      .catch(() => undefined)
      .then(() => {
        gathering = undefined;
        return stopped ? undefined : pass();
      })
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the event log waits'))
      .finally(() => {
        passing = undefined;
        if (again && !stopped) wakeIn(gatherMilliseconds);
        again = false;
      });
  };
  const pass = async (): Promise<void> => {
    await work.prepare();
    // Another process numbers events just now, perhaps without the last ones.
    if (!(await work.collectAll())) again = true;
    if (await work.startReaders(() => wakeIn(0))) again = true;
    await work.deleteNowAndThen();
  };
  const wakeMine = (): void => {
    if (turn.isMine()) wakeIn(gatherMilliseconds);
  };
  return {
    wake: () => {
      if (turn.isMine()) wakeIn(gatherMilliseconds);
      else turn.wakeOther();
    },
    drain: async () => {
      do {
        gathering?.abort();
        await passing;
        await work.ended();
      } while (passing || (await work.drainOnce()));
    },
    start: async () => {
      stopped = false;
      await nameReaders(work.prepare, deps.log);
      await turn.start(wakeMine);
      timer = setInterval(wakeMine, pollMilliseconds);
      timer.unref();
      wakeMine();
    },
    stop: async () => {
      clearInterval(timer);
      stopped = true;
      gathering?.abort();
      await passing;
      await work.ended();
      await turn.stop();
    },
  };
}

/** Also where another process works the log, perhaps one of the release before: what is announced from now on waits for ours. */
const nameReaders = (prepare: () => Promise<void>, log: Deps['log']) =>
  prepare().catch((error: unknown) => log.warn({ err: error }, 'the readers of the log were not named'));

type Called = Behind & { reader: Reader };

/** Whether a reader that was moved over its window has another one. */
const hasMore = (behind: readonly Behind[]): boolean => behind.some((row) => !row.called && row.until < row.head);

/** The steps of a pass, and the readers that this process works at the moment. */
function createWork(deps: Deps) {
  const { db, clock } = deps;
  const readers = new Map([...deps.readers, publishTagsAgain(deps)].map((reader) => [reader.name, reader]));
  const names = namesOf([...readers.values()]);
  const turns = createTurns(deps);
  let signAt = 0;
  let deleteAt = 0;

  /** Says now and then that this process has its readers. */
  const prepare = async (): Promise<void> => {
    const now = clock();
    if (now.getTime() < signAt) return;
    await registerReaders(db, [...readers.keys()], now);
    signAt = now.getTime() + signMilliseconds;
  };
  /** How many rows the last batch took, which was no full one; undefined where another process is at it. */
  const collectFull = async (waiting: Waiting): Promise<number | undefined> => {
    let taken: number | undefined;
    do taken = await collect(db, waiting);
    while (isFull(taken));
    return taken;
  };
  /** Readers with work; a reader with nothing to handle in its window was moved over it. */
  const findCalled = async (): Promise<{ behind: Behind[]; called: Called[] }> => {
    const behind = await readersBehind(db, names, clock());
    await passOver(
      db,
      behind.filter(({ called }) => !called),
    );
    const called = behind.filter((row) => row.called).map((row) => ({ ...row, reader: readers.get(row.name)! }));
    return { behind, called };
  };
  return {
    prepare,
    /** False where another process is at it. */
    collectAll: async (): Promise<boolean> => {
      if (!(await hasOutbox(db))) return true;
      return (await collectFull('leave')) !== undefined;
    },
    /** Starts turns of readers that have something to read; whether others were moved on and may have more. */
    startReaders: async (onMore: () => void): Promise<boolean> => {
      const { behind, called } = await findCalled();
      for (const { reader, attempts } of called) turns.start(reader, attempts, onMore);
      return hasMore(behind);
    },
    deleteNowAndThen: async (): Promise<void> => {
      if (performance.now() < deleteAt) return;
      deleteAt = performance.now() + deleteMilliseconds;
      for (let i = 0; i < deletedInARow && (await deleteRead(db)); i += 1);
    },
    /**
     * Numbers and delivers what is there, and waits for other processes where they are at it; whether there was
     * anything.
     */
    drainOnce: async (): Promise<boolean> => {
      await prepare();
      const taken = await collectFull('wait');
      const { behind, called } = await findCalled();
      let worked = hasMore(behind);
      for (let i = 0; i < called.length; i += readersAtOnce) {
        const some = called.slice(i, i + readersAtOnce);
        const done = await Promise.all(some.map(({ reader, attempts }) => turns.take(reader, attempts, 'wait')));
        worked ||= done.some((turn) => turn !== 'nothing');
      }
      return taken !== 0 || worked;
    },
    ended: () => turns.ended(),
  };
}

/**
 * Publishes the cache tags of writes once more: the process that wrote may have died after its commit. Before its
 * cursor moves, so that they are published although this process dies as well.
 */
function publishTagsAgain({ tags }: Pick<Deps, 'tags'>): Reader {
  const listener: Listener = {
    eventName: tagsMoved,
    handle: async (_ctx, payloads) => tags.moved([...new Set(payloads.flatMap((payload) => payload.tags as string[]))]),
  };
  return { name: cacheTagsReader, listeners: [listener] };
}
