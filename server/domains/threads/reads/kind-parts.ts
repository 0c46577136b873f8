import type { KindAnswers, kindFields } from '../../../../contract/domains/threads/kinds/made/parts.ts';
import { fieldOf, noKindFields } from '../../../../contract/domains/threads/kinds.ts';
import type { OwnOf, SharedOf } from '../../../../contract/own.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { type SharedCtx, sharedFor } from '../../../platform/reading/parted.ts';
import type { People } from '../../follows/index.ts';
import type { ForReader } from '../core/for-reader.ts';
import type { Verdict } from '../core/policy.ts';
import { hiddenHere } from '../core/reads/viewing.ts';
import type { Parts, Showing, ThreadOfKind } from '../kinds/kind.ts';
import { kindOfThread } from '../kinds/kinds.ts';

type Shapes = typeof kindFields;
type SharedFields = { [F in keyof Shapes]: SharedOf<Shapes[F]> };
type OwnFields = { [F in keyof Shapes]: OwnOf<Shapes[F]> };

/** What the kinds of a page's threads add to them, as all readers see it. */
export interface SharedKindParts {
  /** The fields of a thread: null but for that of its own kind. */
  of(thread: ThreadOfKind): SharedFields;
}

/** What they add for one reader. */
export interface OwnKindParts {
  /** The own parts of the same fields. */
  of(thread: ThreadOfKind): OwnFields;
  /** Whether a thread's kind lets its author still change it. */
  mayEdit(thread: ThreadOfKind): Verdict;
}

/** By one statement for each kind that is among the threads and stores something. */
async function partsByKind(db: Db, threads: readonly ThreadOfKind[]): Promise<ReadonlyMap<number, Parts>> {
  const byKind = Map.groupBy(threads, ({ special }) => special);
  const read = [...byKind].map(async ([special, group]) => {
    const parts = await kindOfThread({ special }).parts(db, group);
    return [special, parts] as const;
  });
  return new Map(await Promise.all(read));
}

/** The parts of some threads that all readers of a kind see. */
export async function sharedKindParts(
  ctx: SharedCtx,
  people: Pick<People, 'members'>,
  threads: readonly ThreadOfKind[],
): Promise<SharedKindParts> {
  const parts = await partsByKind(ctx.db, threads);
  const showing = await showingTo(ctx, people, [...parts.values()]);
  return {
    of: ({ tid, special }) => {
      const part = parts.get(special)?.shared(tid, showing);
      return part === undefined ? noKindFields : ({ ...noKindFields, [fieldOf(special)]: part } as SharedFields);
    },
  };
}

/** The readers, with the members whom the parts name; none are looked for where nobody is named. */
async function showingTo(
  ctx: SharedCtx,
  { members }: Pick<People, 'members'>,
  parts: readonly Parts[],
): Promise<Showing> {
  const named = [...new Set(parts.flatMap(({ people }) => people))];
  const cards = named.length === 0 ? new Map<number, never>() : await members(ctx.db, named);
  for (const uid of cards.keys()) ctx.reads(`u:${uid}`);
  const { access, office, isReader, whyHidden, reads, locale } = ctx;
  return { access, office, isReader, whyHidden, reads, locale, card: (uid) => cards.get(uid) };
}

/** What in them is this reader's own. */
export async function ownKindParts(
  { db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>,
  threads: readonly ForReader<ThreadOfKind>[],
): Promise<OwnKindParts> {
  const parts = await partsByKind(db, threads);
  const owns = await Promise.all(
    [...parts].map(([special, part]) =>
      part.own(
        { db, actor, now },
        threads.filter((thread) => thread.special === special),
      ),
    ),
  );
  const own = new Map(owns.flatMap((part) => [...part]));
  return {
    of: ({ tid, special }) => {
      const part = own.get(tid);
      return part === undefined ? noKindFields : ({ ...noKindFields, [fieldOf(special)]: { own: part } } as OwnFields);
    },
    mayEdit: ({ tid, special }) => parts.get(special)?.mayEdit(tid),
  };
}

/** Both parts of one thread, for a read that is its reader's own. */
export async function kindFieldsOf(
  ctx: Ctx,
  people: Pick<People, 'members' | 'hiddenFor'>,
  thread: ForReader<ThreadOfKind>,
): Promise<KindAnswers> {
  const readers = sharedFor(ctx, await hiddenHere(ctx, people));
  const [shared, own] = await Promise.all([sharedKindParts(readers, people, [thread]), ownKindParts(ctx, [thread])]);
  const whole = Object.entries(shared.of(thread)).map(([field, part]) => [
    field,
    part && { ...part, ...(own.of(thread) as Record<string, object>)[field] },
  ]);
  return Object.fromEntries(whole) as KindAnswers;
}

/** What kinds say of a reply: nothing. */
export const noKinds: OwnKindParts = { of: () => noKindFields, mayEdit: () => undefined };

/** For what is no first post of a thread. */
export const noKindAnswers: KindAnswers = noKindFields;
