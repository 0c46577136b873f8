import { type ChannelKindName, channelRefusals, channels } from '../../../contract/channels.ts';
import type { Bus } from '../bus/bus.ts';
import type { TagBoard } from '../cache/tags.ts';
import type { Db, Log } from '../context.ts';
import type { AnyKind, ChannelKinds, Listener, News } from './channel.ts';
import { recordsChannel, recordText } from './records.ts';

interface ChannelsDeps {
  db: Db;
  bus: Pick<Bus, 'publish'>;
  tags: Pick<TagBoard, 'position' | 'movedSince' | 'subscribe'>;
  log: Log;
  kinds: ChannelKinds;
}

/** Channels of one connection, and of one process. */
export const channelLimits = { perConnection: 8, all: 20_000 } as const;

/** Changes of a lively moment are sent together. */
const gatherMilliseconds = 150;
/** After a look that failed. */
const retryMilliseconds = 1000;
/** However many channels moved at once, the pool is left to the calls. */
const looksAtOnce = 4;

/** Who wants to listen to which channel. */
export interface JoinRequest {
  kind: ChannelKindName;
  id: number;
  seen: unknown;
}

/** A channel that somebody here listens to. */
interface Room {
  name: string;
  kind: AnyKind;
  kindName: ChannelKindName;
  id: number;
  /** Undefined until the first reader has been let in. */
  state: unknown;
  members: Map<Listener, Place>;
  timer: NodeJS.Timeout | undefined;
  /** Records that came before the first reader was let in. */
  early: unknown[];
  /** Looks and records take turns, so that nothing is sent twice or before what came first. */
  turn: Promise<void>;
}

/** A listener's place in a channel. */
interface Place {
  /** What came while they are just coming in; undefined once they are in. */
  waiting: News<unknown>[] | undefined;
  /** The number up to which they were sent records on entering. */
  upTo: number;
  /** Records were left out because they read too slowly. */
  behind: boolean;
}

/** Who listens to which channel in this process. Rights are looked at on entering and whenever their tags move. */
export class Channels {
  #deps: ChannelsDeps;
  #rooms = new Map<string, Room>();
  #byTag = new Map<string, Set<Room>>();
  #of = new Map<Listener, Set<Room>>();
  #due = new Set<Room>();
  #looking = new Set<Room>();
  #stopped = false;

  constructor(deps: ChannelsDeps) {
    this.#deps = deps;
  }

  /** Begins to listen to what moves, here and in the other processes. */
  start(): void {
    this.#deps.tags.subscribe((tags) => {
      if (tags === 'all') for (const room of this.#rooms.values()) this.#schedule(room, gatherMilliseconds);
      else for (const tag of tags) for (const room of this.#byTag.get(tag) ?? []) this.#schedule(room, pauseOf(room));
    });
  }

  stop(): void {
    this.#stopped = true;
    for (const room of this.#rooms.values()) clearTimeout(room.timer);
  }

  /** Lets a member in if policy does, and sends how the channel stands; else says why not. */
  async join(listener: Listener, { kind: kindName, id, seen }: JoinRequest): Promise<void> {
    const name = `${kindName}:${id}`;
    const known = this.#rooms.get(name);
    const own = this.#of.get(listener);
    if ((own?.size ?? 0) >= channelLimits.perConnection && !(known && own?.has(known))) {
      return refuse(listener, name, channelRefusals.tooMany);
    }
    if (!known && this.#rooms.size >= channelLimits.all) return refuse(listener, name, channelRefusals.later);
    const room = known ?? this.#open(name, kindName, id);
    this.#enter(listener, room);
    try {
      await this.#letIn(listener, room, seen);
    } catch (error) {
      this.#deps.log.warn({ err: error, channel: name }, 'a channel could not be looked at');
      this.#drop(listener, room, channelRefusals.later);
    }
  }

  leave(listener: Listener, name: string): void {
    const room = this.#rooms.get(name);
    if (room) this.#drop(listener, room);
  }

  /** The connection has ended. */
  leaveAll(listener: Listener): void {
    for (const room of this.#of.get(listener) ?? []) this.#drop(listener, room);
  }

  /** Who the member is has changed, or whom they see. */
  async recheck(listener: Listener): Promise<void> {
    for (const room of [...(this.#of.get(listener) ?? [])]) {
      // Who is just coming in is looked at there.
      if (!room.members.get(listener)?.waiting) await this.#admitOrDrop(listener, room, room.state);
    }
  }

  /** A record came, and is sent to those who listen here. */
  pass(kind: ChannelKindName, id: number, record: unknown): void {
    const room = this.#rooms.get(`${kind}:${id}`);
    if (!room?.kind.records) return;
    if (room.state === undefined) room.early.push(record);
    else void this.#inTurn(room, () => this.#apply(room, record));
  }

  /** A slow listener has taken all they were sent: they learn where they have to read on. */
  drained(listener: Listener): void {
    for (const room of this.#of.get(listener) ?? []) {
      void this.#inTurn(room, () => {
        const place = room.members.get(listener);
        if (!place?.behind || !room.kind.records || listener.isSlow) return;
        place.behind = false;
        listener.send(textOf(room, room.kind.records.behind(room.state)));
      });
    }
  }

  /** A listener says that they write; it is published and stored nowhere. */
  async typing(listener: Listener, name: string): Promise<void> {
    const room = this.#rooms.get(name);
    const place = room?.members.get(listener);
    if (!room || !place || place.waiting || !listener.actor) return;
    const record = await room.kind.records?.typing?.(this.#deps.db, listener.actor, room.state);
    if (record) await this.#deps.bus.publish(recordsChannel, recordText(room.kindName, record));
  }

  async #letIn(listener: Listener, room: Room, seen: unknown): Promise<void> {
    const { db, tags } = this.#deps;
    const { kind, id } = room;
    const position = tags.position();
    const state = await kind.read(db, id, seen);
    const { actor } = listener;
    if (!actor) return this.#drop(listener, room);
    const refusal = await kind.refusalFor(db, actor, state);
    if (refusal !== undefined) return this.#drop(listener, room, refusal);
    const data = await kind.dataFor(db, actor, kind.whole(state, seen));
    const place = room.members.get(listener);
    // The listener has left since.
    if (!place?.waiting) return;
    this.#begin(room, state);
    place.upTo = kind.records?.last(kind.begin(state)) ?? 0;
    if (data !== undefined) listener.send(textOf(room, data));
    for (let news = place.waiting.shift(); news; news = place.waiting.shift()) {
      await this.#give(room, listener, place, news);
    }
    place.waiting = undefined;
    if (tags.movedSince([kind.tagOf(id)], position)) this.#schedule(room, gatherMilliseconds);
    if (tags.movedSince([`u:${actor.uid}`], position)) await this.recheck(listener);
  }

  #open(name: string, kindName: ChannelKindName, id: number): Room {
    const kind = this.#deps.kinds[kindName] as AnyKind;
    const room: Room = {
      ...{ name, kind, kindName, id, state: undefined, members: new Map(), timer: undefined },
      ...{ early: [], turn: Promise.resolve() },
    };
    this.#rooms.set(name, room);
    const tag = kind.tagOf(id);
    this.#byTag.set(tag, (this.#byTag.get(tag) ?? new Set()).add(room));
    return room;
  }

  /** How a channel stands once a reader is let in, with the records that came while it was read. */
  #begin(room: Room, state: unknown): void {
    const { kind } = room;
    room.state = room.state === undefined ? kind.begin(state) : kind.merge(room.state, state);
    for (const record of room.early.splice(0)) this.#inTurn(room, () => this.#apply(room, record));
  }

  #enter(listener: Listener, room: Room): void {
    room.members.set(listener, { waiting: [], upTo: 0, behind: false });
    this.#of.set(listener, (this.#of.get(listener) ?? new Set()).add(room));
  }

  /** Takes somebody out; the room goes with the last one. */
  #drop(listener: Listener, room: Room, refusal?: string): void {
    if (!room.members.delete(listener)) return;
    if (refusal !== undefined) refuse(listener, room.name, refusal);
    const own = this.#of.get(listener);
    own?.delete(room);
    if (own?.size === 0) this.#of.delete(listener);
    if (room.members.size > 0) return;
    clearTimeout(room.timer);
    this.#due.delete(room);
    this.#rooms.delete(room.name);
    const tag = room.kind.tagOf(room.id);
    const rooms = this.#byTag.get(tag);
    rooms?.delete(room);
    if (rooms?.size === 0) this.#byTag.delete(tag);
  }

  async #admitOrDrop(listener: Listener, room: Room, state: unknown): Promise<void> {
    const { actor } = listener;
    const refusal = actor && (await room.kind.refusalFor(this.#deps.db, actor, state));
    if (!actor || refusal !== undefined) this.#drop(listener, room, refusal);
  }

  async #dropRefused(room: Room, listeners: readonly Listener[], state: unknown): Promise<void> {
    const { kind } = room;
    if (!kind.refusalsFor) {
      await Promise.all(listeners.map((listener) => this.#admitOrDrop(listener, room, state)));
      return;
    }
    const actors = listeners.flatMap(({ actor }) => actor ?? []);
    const refusals = await kind.refusalsFor(this.#deps.db, actors, state);
    for (const listener of listeners) {
      const refusal = listener.actor && refusals.get(listener.actor.uid);
      if (!listener.actor || refusal !== undefined) this.#drop(listener, room, refusal);
    }
  }

  #schedule(room: Room, milliseconds: number): void {
    if (this.#stopped || room.members.size === 0 || room.timer || this.#due.has(room)) return;
    room.timer = setTimeout(() => {
      room.timer = undefined;
      this.#due.add(room);
      this.#lookOn();
    }, milliseconds);
  }

  /** Looks at rooms that moved, a few at once and each by one look at a time. */
  #lookOn(): void {
    for (const room of this.#due) {
      if (this.#looking.size >= looksAtOnce) return;
      if (this.#looking.has(room)) continue;
      this.#due.delete(room);
      this.#looking.add(room);
      void this.#inTurn(room, () => this.#look(room)).finally(() => {
        this.#looking.delete(room);
        this.#lookOn();
      });
    }
  }

  /** Reads once for everybody in a room, removes those who may no longer listen, and sends what changed. */
  async #look(room: Room): Promise<void> {
    if (room.state === undefined) return;
    const { kind, id, members } = room;
    try {
      const now = await kind.read(this.#deps.db, id, kind.seenOf(room.state));
      await this.#dropRefused(room, inside(members), now);
      if (now === undefined) return;
      const news = kind.changes(room.state, now);
      room.state = kind.merge(now, room.state);
      if (news) await this.#broadcast(room, news);
      if (kind.hasMore(room.state)) this.#schedule(room, gatherMilliseconds);
    } catch (error) {
      this.#deps.log.warn({ err: error, channel: room.name }, 'a channel could not be looked at');
      this.#schedule(room, retryMilliseconds);
    }
  }

  #inTurn(room: Room, act: () => Promise<void> | void): Promise<void> {
    room.turn = room.turn
      .then(act)
      .catch((error: unknown) => this.#deps.log.warn({ err: error, channel: room.name }, 'a channel stumbled'));
    return room.turn;
  }

  /** Sends what a record says; over a gap the channel reads its state. */
  async #apply(room: Room, record: unknown): Promise<void> {
    const step = room.kind.records?.apply(room.state, record);
    if (step === 'gap') return this.#schedule(room, 0);
    if (!step) return;
    room.state = step.state;
    await this.#broadcast(room, step.news);
  }

  async #broadcast(room: Room, news: News<unknown>): Promise<void> {
    const shared = once(() => textOf(room, news.data));
    const sendOrDrop = ([listener, place]: [Listener, Place]): Promise<void> | undefined => {
      if (place.waiting) {
        place.waiting.push(news);
        return undefined;
      }
      return this.#give(room, listener, place, news, shared).catch((error: unknown) => {
        this.#deps.log.warn({ err: error, channel: room.name }, 'news of a channel were not sent');
        // What was not sent now would not be sent later: the page is to join anew.
        this.#drop(listener, room, channelRefusals.later);
      });
    };
    await Promise.all([...room.members].map(sendOrDrop));
  }

  /** Sends news to one listener, without what they have or may not see; a slow one learns later where to read on. */
  async #give(
    room: Room,
    listener: Listener,
    place: Place,
    news: News<unknown>,
    shared = () => textOf(room, news.data),
  ): Promise<void> {
    const { records } = room.kind;
    if (!listener.actor) return;
    const left = records ? records.after(news, place.upTo) : news;
    if (!left) return;
    if (records && (place.behind || listener.isSlow)) {
      place.behind = true;
      return;
    }
    const data = await room.kind.dataFor(this.#deps.db, listener.actor, left);
    if (data === undefined || room.members.get(listener) !== place) return;
    listener.send(data === news.data ? shared() : textOf(room, data));
  }
}

/** Members who have been let in. */
const inside = (members: Room['members']): Listener[] =>
  [...members].filter(([, { waiting }]) => !waiting).map(([listener]) => listener);

/** Where records come by themselves a tag says who may listen, and that is not to wait. */
const pauseOf = ({ kind }: Room): number => (kind.records ? 0 : gatherMilliseconds);

const textOf = ({ name, kindName }: Room, data: unknown): string =>
  JSON.stringify({ channel: name, data: channels[kindName].news.parse(data) });

/** Made at the first need, and then the same. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Says why there are no news of a channel. */
export function refuse(listener: Pick<Listener, 'send'>, channel: string, refused: string): void {
  listener.send(JSON.stringify({ channel, refused }));
}
