import type { z } from 'zod';
import type { CallSpec, InputOf } from '../../../contract/call.ts';
import type { OwnOf, SharedOf } from '../../../contract/own.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import type { WhyHidden } from '../../../contract/primitives/why-hidden.ts';
import type { CountryOffice, Ctx, Db, Log, MemberCtx } from '../context.ts';

/** What the shared part of an answer may know: nothing of who reads but their kind. */
export interface SharedCtx {
  db: Db;
  now: Date;
  locale: Language;
  log: Log;
  /** Level of access that all readers of the kind have, null for guests. */
  access: number | null;
  /** The office that all readers of the kind hold. */
  office: CountryOffice | null;
  /** Notes what the answer depends on: `t:tid`, `u:uid`, `f:fid`. */
  reads(tag: string): void;
  /** Whether this member is the one who reads: the answer then is made for them alone. */
  isReader(uid: number): boolean;
  /** Who reads, 0 for a guest: the answer then is made for each member alone. */
  reader(): number;
  /** Why the reader sees nothing of a member; who hides somebody that is asked about gets an answer of their own. */
  whyHidden(uid: number): WhyHidden | undefined;
  /** Members to leave out in a statement. Of every row that it gives, `whyHidden` asks about the writer. */
  hidden: readonly number[];
}

/** A shared part made for one reader alone, for a read that isn't parted. */
export const sharedFor = (
  { db, now, locale, log, reads, actor }: Pick<Ctx, 'db' | 'now' | 'locale' | 'log' | 'reads' | 'actor'>,
  hidden: ReadonlyMap<number, WhyHidden>,
): SharedCtx => ({
  ...{ db, now, locale, log, reads, access: actor?.readaccess ?? null, office: actor?.office ?? null },
  isReader: (uid) => uid === actor?.uid,
  reader: () => actor?.uid ?? 0,
  whyHidden: (uid) => hidden.get(uid),
  hidden: [...hidden.keys()],
});

/** What travels from the shared part to the own one: plain values, as they are cached as JSON. */
export type Facts = { readonly [name: string]: Fact };
type Fact = string | number | boolean | null | undefined | readonly Fact[] | Facts;

/** What the shared part of a read gives. */
export interface SharedAnswer<Output, F> {
  answer: SharedOf<Output>;
  /** What the own part needs to know of it. */
  facts: F;
  /** The moment at which it says something else, where it is known: no tag moves then. */
  until?: Date;
}

type CtxOf<S> = S extends { access: 'guest' } ? Ctx : MemberCtx;
/** What a call answers: its data, and what stands beside it where there is such. */
type OutputOf<S> = S extends { output: infer O extends z.ZodType; beside: infer B extends z.ZodType }
  ? z.ZodObject<{ data: O; beside: B }>
  : S extends { output: infer O }
    ? O
    : never;

/**
 * A read in two parts. `shared` is made once for all readers of a kind, until one of its tags moves; `own` is made for
 * each reader, by one small statement, in the order of the shared part. It refuses readers who may not read the answer.
 * For guests it rests on the facts alone, and is made once for all of them.
 */
export interface Parted<S, F, I = InputOf<S>> {
  /** What is asked for, where that depends on who asks, such as one's own without a uid. */
  asked?: (ctx: CtxOf<S>, input: InputOf<S>) => I | Promise<I>;
  shared: (ctx: SharedCtx, input: I) => Promise<SharedAnswer<OutputOf<S>, F>>;
  own: (ctx: CtxOf<S>, facts: F, input: I) => Promise<OwnOf<OutputOf<S>>> | OwnOf<OutputOf<S>>;
  /** Counts a reading, whether its parts had to be made or not. */
  count?: (ctx: Ctx, facts: () => F, input: I) => void;
}

/** A parted read with the type between its two parts erased, as the handlers' map holds it. */
// biome-ignore lint/suspicious/noExplicitAny: the facts are known to the read alone
export type PartedRead<S> = Parted<S, any, any>;

/** Joins the two parts; the type of the facts between them is checked. */
export const parted =
  <S extends CallSpec>() =>
  <F extends Facts, I = InputOf<S>>(read: Parted<S, F, I>): PartedRead<S> =>
    read;

type Shared<S> = SharedOf<OutputOf<S>>;

/**
 * A read whose answer holds nothing of its reader: it is the shared part alone. Does not compile where a field is own.
 */
export const alike =
  <S extends CallSpec>() =>
  (
    read: [OwnOf<OutputOf<S>>] extends [never]
      ? (ctx: SharedCtx, input: InputOf<S>) => Promise<Shared<S>> | Shared<S>
      : never,
  ): PartedRead<S> => ({
    shared: async (ctx, input) => ({ answer: await read(ctx, input), facts: {} }),
    own: () => undefined as OwnOf<OutputOf<S>>,
  });
