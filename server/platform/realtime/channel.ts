import type { ChannelKindName, NewsOf, SeenOf } from '../../../contract/channels.ts';
import type { Actor, Db } from '../context.ts';

/** News of a channel, with everybody whose actions are in it. */
export interface News<Data> {
  data: Data;
  authors: ReadonlySet<number>;
}

/**
 * A kind of channel, as a domain declares it in its manifest. What is sent is made from the **state**: read once for
 * all who listen in a process whenever the channel's tag moves, and compared with what was sent before. No state is of
 * one reader's own.
 */
export interface ChannelKind<Seen, State, Data> {
  /** The cache's tag: every write that changes what is sent, or who may listen, moves it. */
  tagOf(id: number): string;
  /** The state now, as far as somebody looks at it who has seen this; undefined where there is no such thing. */
  read(db: Db, id: number, seen: Seen): Promise<State | undefined>;
  /**
   * Why this member may not listen, as a refusal's name; undefined where they may. There has to be one for no state.
   */
  refusalFor(db: Db, actor: Actor, state: State | undefined): Promise<string | undefined>;
  /** What a channel begins with when its first reader came with this state. */
  begin(state: State): State;
  /** What the channel has to look at from here on. */
  seenOf(state: State): Seen;
  /** One state of two: what both know is taken from the first. */
  merge(state: State, other: State): State;
  /** How it stands, for a member who begins to listen and has seen this. */
  whole(state: State, seen: Seen): News<Data>;
  /** What is new in `now` for those who know `before`; undefined where nothing is. */
  changes(before: State, now: State): News<Data> | undefined;
  /** Whether more is new than one message holds: it is asked for again. */
  hasMore(state: State): boolean;
  /** What this member is sent of it: the very same data where nothing is hidden from them, undefined where all is. */
  dataFor(db: Db, actor: Actor, news: News<Data>): Promise<Data | undefined>;
  /** Why some of these members may no longer listen, by uid, asked once for all; without it each is asked about. */
  refusalsFor?(db: Db, actors: readonly Actor[], state: State | undefined): Promise<ReadonlyMap<number, string>>;
  /** Present where writes publish records: these are sent at once, and the state is read on entering and over a gap alone. */
  records?: ChannelRecords<State, Data>;
}

/** What a record did to a channel: how it stands now, and what is sent. */
export interface Step<State, Data> {
  state: State;
  news: News<Data>;
}

/** How a kind of channel takes records, which come in the order of their numbers or not at all. */
export interface ChannelRecords<State, Data> {
  /** The number of the newest record that a state has. */
  last(state: State): number;
  /** `gap`: one before it is missing. Undefined: there is nothing new in it. */
  apply(state: State, record: unknown): Step<State, Data> | 'gap' | undefined;
  /** News without what somebody has who has all up to a number; undefined where nothing is left. */
  after(news: News<Data>, last: number): News<Data> | undefined;
  /** What a reader is sent who was too slow for what came. */
  behind(state: State): Data;
  /** The record that is published when a listener says that they write; undefined where nobody is to know. */
  typing?(db: Db, actor: Actor, state: State): Promise<unknown>;
}

/** A kind for each that the contract has: a missing one does not compile. */
export type ChannelKinds = { readonly [K in ChannelKindName]: ChannelKind<SeenOf<K>, unknown, NewsOf<K>> };

/** A kind, with any state and any news. */
export type AnyKind = ChannelKind<unknown, unknown, unknown>;

/** A connection as channels know it. */
export interface Listener {
  /** The member, as of the last look; nobody once the connection may no longer be. */
  readonly actor: Actor | undefined;
  /** Takes less than comes: records are left out, and `drained` of the channels follows. */
  readonly isSlow: boolean;
  send(text: string): void;
}
