import type { z } from 'zod';
import type { TraitShapes } from '../../../../contract/domains/threads/traits/trait.ts';
import type { OwnOf, SharedOf } from '../../../../contract/own.ts';
import type { TextFormat } from '../../../../contract/primitives/text-format.ts';
import type { Actor, Ctx, Db, MemberCtx } from '../../../platform/context.ts';
import type { Facts, SharedCtx } from '../../../platform/reading/parted.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import type { Sale } from '../../gifts/index.ts';
import type { ForReader } from '../core/for-reader.ts';
import type { ThreadFacts } from '../core/reads/facts.ts';
import type { ThreadColumns, ThreadData, WholeThread } from '../core/sql/threads.ts';

/** Fields of shapes as they are read and sent; as all readers of a kind see them; what of them is a reader's own. */
export type Output<S> = { [K in keyof S]: S[K] extends z.ZodType ? z.output<S[K]> : never };
export type Shared<S> = { [K in keyof S]: SharedOf<S[K]> };
export type OwnParts<S> = { [K in keyof S as [OwnOf<S[K]>] extends [never] ? never : K]: OwnOf<S[K]> };
/** A part that is asked for where the contract has fields of it, and is not there where it has none. */
type Where<S, Name extends string, Part> = keyof S extends never ? { [N in Name]?: undefined } : { [N in Name]: Part };

/** What a trait looks at of a post: its floor, and whether it was written as our team; what isn't shown has neither. */
export interface PostOfTrait {
  floor: number | null;
  ofTeam: boolean;
}

/** Where a thread is written: what it was before an edit, its country, and what operators have set. */
export interface Writing {
  before?: ThreadData;
  countryFid: number;
  settings: SettingsReader;
}

/** What becomes of what was sent, once it is judged. */
export interface TakenTrait {
  /** Columns of the thread's own row. */
  columns?: ThreadColumns;
  /** The thread stands above every level: who may read it all the same, the trait's `level` says. */
  shuts?: boolean;
  /** Writes what stands beside that row, of a thread that is new or locked. */
  store?(tid: number): Promise<void>;
  /** What a thread that is published, or changed while it is, makes stale. */
  published?(): void;
}

/** Words of a trait's own: taken out of the message or sent beside it, and judged with the rest. */
export interface TraitWords {
  /** The message without them. */
  message: { message: string; format?: TextFormat | undefined };
  /** Their HTML, and what stood there before; undefined where nothing is said of them. */
  html: string | undefined;
  before: string | undefined;
  /** What is stored once they are judged. */
  taken(judged: string | undefined): TakenTrait;
}

/** What all readers of a kind see of some threads, with plain facts for the part that is a reader's own. */
export interface SharedTrait<Fields, F> {
  fields(thread: ThreadData): Fields;
  facts?(thread: ThreadData): F;
}

/** What in them is one reader's own. */
export type OwnTrait<Own, Can> = (thread: ForReader<ThreadFacts>) => { own: Own; can: Can };

/** A thread as far as its level decides who may read it. */
export interface Levelled {
  readperm: number;
  groupid: number | null;
}

/** Who may read what a trait shuts to everybody else. */
export interface Level {
  /** Of some threads those that this member may read. */
  opens(db: Db, actor: Pick<Actor, 'uid'>, threads: readonly Levelled[]): Promise<(thread: Levelled) => boolean>;
  /** The same for pairs of a member and a thread. */
  opensEach(
    db: Db,
    pairs: readonly { uid: number; thread: Levelled }[],
  ): Promise<(uid: number, thread: Levelled) => boolean>;
}

/**
 * What a trait is: what a thread of any kind may carry. `S` are its shapes in the contract, `F` what its own part looks at.
 */
export type Trait<S extends TraitShapes, F extends Facts = Facts> = {
  /** Judges and bounds what was sent with a thread, or refuses by name; what isn't said stays as it is. */
  take?(ctx: MemberCtx, input: Output<S['body']>, at: Writing): TakenTrait | Promise<TakenTrait>;
  words?(ctx: MemberCtx, input: Output<S['body']> & TraitWords['message'], at: Writing): Promise<TraitWords>;
  /** What a draft has saved of it, as it would be sent; nothing of what isn't sound. */
  fromDraft?(parts: Readonly<Record<string, unknown>>): Partial<Output<S['body']>>;
  level?: Level;
  /** How a thread is sold as a whole; one trait alone says so. */
  sale?: Sale;
  /** Who hosts each of some threads beside its author, and pins replies of it; 0 for nobody. */
  hosts?(ctx: Pick<SharedCtx, 'db' | 'reads'>, threads: readonly ThreadData[]): Promise<(thread: ThreadData) => number>;
} & Where<
  S['row'],
  'row',
  (ctx: SharedCtx, threads: readonly ThreadData[]) => Promise<SharedTrait<Shared<S['row']>, F>>
> &
  Where<
    S['whole'],
    'whole',
    (
      ctx: SharedCtx,
      thread: WholeThread,
      row: Promise<Shared<S['row']>>,
    ) => Promise<{ fields: Shared<S['whole']>; facts?: F }>
  > &
  Where<
    S['own'] & S['can'] & OwnParts<S['whole']>,
    'own',
    (
      ctx: Pick<Ctx, 'db' | 'actor' | 'now'>,
      threads: readonly ForReader<ThreadFacts>[],
      factsOf: (thread: ForReader<ThreadFacts>) => F | undefined,
    ) => Promise<OwnTrait<Output<S['own']> & OwnParts<S['whole']>, Output<S['can']>>>
  > &
  Where<S['post'], 'post', (thread: ThreadData, post: PostOfTrait) => Output<S['post']>> &
  Where<S['edit'], 'edit', (ctx: Ctx, thread: ThreadData | null) => Output<S['edit']> | Promise<Output<S['edit']>>>;
