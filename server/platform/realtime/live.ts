import type { WebSocket } from 'ws';
import { liveCloses, liveReturns, liveTimes } from '../../../contract/live.ts';
import { type SignalName, signals } from '../../../contract/signals.ts';
import type { Bus } from '../bus/bus.ts';
import type { TagBoard } from '../cache/tags.ts';
import type { ActorPort, Db, Log } from '../context.ts';
import { liveChannel, readChange } from './changed.ts';
import type { ChannelKinds } from './channel.ts';
import { Channels } from './channels.ts';
import { Connection } from './connection.ts';
import { type Here, type RecordTakers, readRecord, recordsChannel } from './records.ts';
import { returnsOf } from './returns.ts';

/** What a signal carries for a member now. */
export type SignalSource = (db: Db, uid: number) => Promise<unknown>;
/** A source for each signal: a missing one does not compile. */
type SignalSources = Readonly<Record<SignalName, SignalSource>>;

interface LiveDeps {
  actors: Pick<ActorPort, 'lasting'>;
  bus: Pick<Bus, 'subscribe' | 'onMissed' | 'publish'>;
  clock: () => Date;
  db: Db;
  tags: TagBoard;
  log: Log;
  sources: SignalSources;
  channels: ChannelKinds;
  records: RecordTakers;
}

/**
 * Connections of one process. An address may be a town behind one carrier's gateway, so it bounds only those whose token
 * hasn't come; after a restart a whole town comes back at once.
 */
export const liveLimits = { all: 10_000, waitingPerAddress: 200, perMember: 8 } as const;

/** Changes of a lively moment are sent together. */
const gatherMilliseconds = 150;
/** How long closed sockets may take for their farewell. */
const farewellMilliseconds = 1000;
const closedInARow = 200;

export interface Live {
  /** Takes over a socket that was just opened; `onMember`: its token has come, and is a member's. */
  join(socket: WebSocket, address: string, onMember: () => void): void;
  /** Begins to listen to what changes, here and in the other processes. */
  start(): Promise<void>;
  /** Sends everybody away, to come back when a server is there again. */
  stop(): Promise<void>;
  /** Asks every browser whether it is still there, and looks at members about whom nobody would say that they changed. */
  beat(): Promise<void>;
  /** Connections open now. */
  count(): number;
}

/** The live connections of this process, and what they are sent. */
export function createLive(deps: LiveDeps): Live {
  const crowd = new Crowd();
  const forget = (uid: number): void => {
    if (crowd.of(uid).size === 0) for (const taker of Object.values(deps.records)) taker.gone?.(uid);
  };
  const notifier = createNotifier(deps, crowd, forget);
  const channels = new Channels({ ...deps, kinds: deps.channels });
  const here: Here = {
    isHere: (uid) => crowd.of(uid).size > 0,
    pass: (kind, id, record) => channels.pass(kind, id, record),
    bump: notifier.bump,
    ask: notifier.notify,
  };
  const looks = createLooks(deps, crowd);
  let beats: NodeJS.Timeout | undefined;

  const start = async (): Promise<void> => {
    await deps.bus.subscribe(liveChannel, (payload) => {
      const change = readChange(payload);
      if (change) notifier.notify(change.signal, change.uids);
    });
    // What was published while nobody listened is not sent again: everybody gets the state anew.
    deps.bus.onMissed(() => {
      for (const signal of signalNames) notifier.notify(signal, crowd.uids());
    });
    for (const taker of Object.values(deps.records)) taker.begin?.(here);
    await deps.bus.subscribe(recordsChannel, (payload) => takeRecord(deps, here, payload));
    channels.start();
    // A session that ends, and a ban, move the member's tag.
    deps.tags.subscribe(async (tags) => {
      const uids = tags === 'all' ? [] : tags.filter((tag) => tag.startsWith('u:')).map((tag) => Number(tag.slice(2)));
      await looks.recheck(tags === 'all' ? crowd.members() : uids.flatMap((uid) => [...crowd.of(uid)]));
    });
    beats = setInterval(() => void looks.beat(), liveTimes.beat);
    beats.unref();
  };
  return {
    join: (socket, address, onMember) => {
      const connection = new Connection(socket, address, {
        actors: deps.actors,
        channels,
        log: deps.log,
        onMember: (member) => {
          crowd.settle(member);
          onMember();
          for (const signal of signalNames) notifier.notify(signal, [member.uid!]);
        },
        onEnd: (gone) => {
          crowd.leave(gone);
          if (gone.uid !== undefined) forget(gone.uid);
        },
      });
      if (!crowd.enter(connection)) connection.close(liveCloses.tooMany);
    },
    start,
    beat: looks.beat,
    stop: async () => {
      clearInterval(beats);
      notifier.stop();
      channels.stop();
      await crowd.disperse();
    },
    count: () => crowd.all().size,
  };
}

/** Looks again at who is connected: whether they are still there, and still may be. */
function createLooks({ clock, log, tags }: LiveDeps, crowd: Crowd) {
  const recheckOne = (connection: Connection): Promise<void> =>
    connection.check().catch((error: unknown) => log.warn({ err: error }, 'a live session was not checked'));
  const recheck = async (connections: Iterable<Connection>): Promise<void> => {
    await Promise.all(Array.from(connections, recheckOne));
  };
  const beat = async (): Promise<void> => {
    for (const connection of crowd.all()) connection.beat();
    // Where something may have been missed, or time alone ends a session or a sanction.
    const now = clock();
    await recheck(crowd.members().filter((connection) => !tags.isCurrent() || connection.isDue(now)));
  };
  return { recheck, beat };
}

/** A record that can't be taken is left: it may be of another version of the program. */
function takeRecord({ records, log }: LiveDeps, here: Here, payload: string): void {
  try {
    const read = readRecord(payload, records);
    read?.taker.take(here, read.record);
  } catch (error) {
    log.warn({ err: error }, 'a record was not taken');
  }
}

const signalNames = Object.keys(signals) as SignalName[];

/** Who is connected, by member; before they are known, by address. */
class Crowd {
  #all = new Set<Connection>();
  #byUid = new Map<number, Set<Connection>>();
  /** Whose token hasn't come, by address. */
  #waiting = new Map<string, Set<Connection>>();

  enter(connection: Connection): boolean {
    const neighbours = this.#waiting.get(connection.address) ?? new Set();
    this.#waiting.set(connection.address, neighbours.add(connection));
    this.#all.add(connection);
    return this.#all.size <= liveLimits.all && neighbours.size <= liveLimits.waitingPerAddress;
  }

  /** Its member is known now. A phone that changes networks leaves dead connections behind, so the oldest gives way. */
  settle(connection: Connection): void {
    const uid = connection.uid!;
    drop(this.#waiting, connection.address, connection);
    const own = this.#byUid.get(uid) ?? new Set();
    this.#byUid.set(uid, own.add(connection));
    if (own.size <= liveLimits.perMember) return;
    const [oldest] = own;
    own.delete(oldest!);
    oldest!.close(liveCloses.replaced);
  }

  leave(connection: Connection): void {
    this.#all.delete(connection);
    drop(this.#waiting, connection.address, connection);
    if (connection.uid !== undefined) drop(this.#byUid, connection.uid, connection);
  }

  all(): ReadonlySet<Connection> {
    return this.#all;
  }

  of(uid: number): ReadonlySet<Connection> {
    return this.#byUid.get(uid) ?? new Set();
  }

  uids(): number[] {
    return [...this.#byUid.keys()];
  }

  members(): Connection[] {
    return [...this.#byUid.values()].flatMap((own) => [...own]);
  }

  async disperse(): Promise<void> {
    const returns = returnsOf(this.#all.size);
    for (const connection of this.#all) {
      connection.close(liveCloses.restart, `${returns.pop() ?? liveReturns.longest}`);
      // Requests that are under way are answered in between.
      if (returns.length % closedInARow === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const deadline = Date.now() + farewellMilliseconds;
    while (this.#all.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const connection of this.#all) connection.terminate();
  }
}

function drop<K>(map: Map<K, Set<Connection>>, key: K, connection: Connection): void {
  const set = map.get(key);
  set?.delete(connection);
  if (set?.size === 0) map.delete(key);
}

/** What a signal carries where it is made from memory; undefined where it is asked for. */
type Make = (() => unknown) | undefined;

/** Gathers changes for a moment, asks for the new state of those who are connected here, and sends it. */
function createNotifier({ db, log, sources }: LiveDeps, crowd: Crowd, forget: (uid: number) => void) {
  const waiting = new Map<SignalName, Map<number, Make>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const notifyOne = async (signal: SignalName, uid: number, make: Make): Promise<void> => {
    if (crowd.of(uid).size === 0) return;
    const data = signals[signal].parse(make ? make() : await sources[signal](db, uid));
    const text = JSON.stringify({ signal, data });
    for (const connection of crowd.of(uid)) connection.send(text);
    // Who left while the source was asked is in no memory.
    forget(uid);
  };
  const flush = async (): Promise<void> => {
    timer = undefined;
    const due = [...waiting];
    waiting.clear();
    for (const [signal, uids] of due) {
      for (const [uid, make] of uids) {
        await notifyOne(signal, uid, make).catch((error: unknown) =>
          log.warn({ err: error, signal }, 'a signal was not sent'),
        );
      }
    }
  };
  const add = (signal: SignalName, uid: number, make: Make): void => {
    if (stopped || crowd.of(uid).size === 0) return;
    const due = waiting.get(signal) ?? new Map<number, Make>();
    // What has to be asked for is not made from memory.
    due.set(uid, due.has(uid) && due.get(uid) === undefined ? undefined : make);
    waiting.set(signal, due);
    timer ??= setTimeout(() => void flush(), gatherMilliseconds);
  };
  return {
    notify: (signal: SignalName, uids: readonly number[]): void => {
      for (const uid of uids) add(signal, uid, undefined);
    },
    bump: (signal: SignalName, uid: number, make: () => unknown): void => add(signal, uid, make),
    stop: (): void => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
