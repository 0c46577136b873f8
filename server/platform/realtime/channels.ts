import { type ChannelKindName, channelRefusals, channels } from '../../../contract/channels.ts';
import type { TagBoard } from '../cache/tags.ts';
import type { Db, Log } from '../context.ts';
import type { AnyKind, ChannelKinds, Listener, News } from './channel.ts';

interface ChannelsDeps {
  db: Db;
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
  /** Who listens; who is just coming in, with what was sent since. */
  members: Map<Listener, string[] | null>;
  timer: NodeJS.Timeout | undefined;
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
      else
        for (const tag of tags) for (const room of this.#byTag.get(tag) ?? []) this.#schedule(room, gatherMilliseconds);
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
      if (room.members.get(listener) === null) await this.#admitOrDrop(listener, room, room.state);
    }
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
    const news = kind.whole(state, seen);
    const data = await kind.dataFor(db, actor, news);
    const waiting = room.members.get(listener);
    // The listener has left since.
    if (!waiting) return;
    room.state = room.state === undefined ? kind.begin(state) : kind.merge(room.state, state);
    room.members.set(listener, null);
    listener.send(textOf(room, data));
    for (const text of waiting) listener.send(text);
    if (tags.movedSince([kind.tagOf(id)], position)) this.#schedule(room, gatherMilliseconds);
    if (tags.movedSince([`u:${actor.uid}`], position)) await this.recheck(listener);
  }

  #open(name: string, kindName: ChannelKindName, id: number): Room {
    const kind = this.#deps.kinds[kindName] as AnyKind;
    const room: Room = { name, kind, kindName, id, state: undefined, members: new Map(), timer: undefined };
    this.#rooms.set(name, room);
    const tag = kind.tagOf(id);
    this.#byTag.set(tag, (this.#byTag.get(tag) ?? new Set()).add(room));
    return room;
  }

  #enter(listener: Listener, room: Room): void {
    room.members.set(listener, []);
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
      void this.#look(room).finally(() => {
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
      await Promise.all(inside(members).map((listener) => this.#admitOrDrop(listener, room, now)));
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

  async #broadcast(room: Room, news: News<unknown>): Promise<void> {
    const shared = textOf(room, news.data);
    const sendTo = async (listener: Listener): Promise<void> => {
      if (!listener.actor) return;
      const data = await room.kind.dataFor(this.#deps.db, listener.actor, news);
      const text = data === news.data ? shared : textOf(room, data);
      const waiting = room.members.get(listener);
      if (waiting === null) listener.send(text);
      else waiting?.push(text);
    };
    const sendOrDrop = (listener: Listener): Promise<void> =>
      sendTo(listener).catch((error: unknown) => {
        this.#deps.log.warn({ err: error, channel: room.name }, 'news of a channel were not sent');
        // What was not sent now would not be sent later: the page is to join anew.
        this.#drop(listener, room, channelRefusals.later);
      });
    await Promise.all([...room.members.keys()].map(sendOrDrop));
  }
}

/** Members who have been let in. */
const inside = (members: Room['members']): Listener[] =>
  [...members].filter(([, waiting]) => waiting === null).map(([listener]) => listener);

const textOf = ({ name, kindName }: Room, data: unknown): string =>
  JSON.stringify({ channel: name, data: channels[kindName].news.parse(data) });

/** Says why there are no news of a channel. */
export function refuse(listener: Pick<Listener, 'send'>, channel: string, refused: string): void {
  listener.send(JSON.stringify({ channel, refused }));
}
