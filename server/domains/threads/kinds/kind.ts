import type { KindAnswers } from '../../../../contract/domains/threads/kinds/made/parts.ts';
import type { FieldOf, KindName } from '../../../../contract/domains/threads/kinds.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';
import type { Actor, Ctx, Db, MemberCtx } from '../../../platform/context.ts';
import type { GuardedFile } from '../../../platform/outgoing/guarded-get.ts';
import type { SharedCtx } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import type { Storage } from '../../../platform/storage/port.ts';
import type { People } from '../../follows/index.ts';
import type { MemberCard } from '../../members/index.ts';
import type { ForReader } from '../core/for-reader.ts';
import type { ThreadState, Verdict } from '../core/policy.ts';
import type { ThreadData } from '../core/sql/threads.ts';
import type { EditInput, NewThread, NewThreadInput } from './thread-input.ts';

/** Who reads, and when: what a reader's own part is made for. */
export interface Reading {
  db: Db;
  actor: Actor | null;
  now: Date;
}

/** What a kind looks at of a thread. */
export type ThreadOfKind = ThreadState & Pick<ThreadData, 'tid' | 'special'>;

/** Whom a part is shown to: all readers of a kind, with the members whom the parts name. */
export interface Showing extends Pick<SharedCtx, 'access' | 'office' | 'isReader' | 'whyHidden' | 'reads' | 'locale'> {
  card(uid: number): MemberCard | undefined;
}

/** A thread with what its kind stores of it. */
export interface Hydrated<Row> {
  thread: ForReader<ThreadOfKind>;
  row: Row;
}

/**
 * What a kind of thread is. `Input` is what its calls take beside a thread's own fields, `Taken` what is stored of it,
 * `Row` what is read of it again, `Answer` the field that it adds to a thread; `own` in it is the reader's.
 */
export interface Kind<Input, Taken, Row, Answer extends { own: object }> {
  /** Of its message, in visible characters. */
  readonly message: { least: number; most: number };
  /** Why operators take none for now. */
  mayCreate(settings: SettingsReader): Promise<Verdict>;
  /** Judges what was sent beyond the contract, before anything is written; refuses by name. */
  take(ctx: MemberCtx, input: Input): Promise<Taken>;
  /** Writes it, in the transaction of the new thread. */
  store(ctx: MemberCtx, tid: number, taken: Taken): Promise<void>;
  /** Writes it anew; the thread is locked. */
  replace(ctx: MemberCtx, tid: number, taken: Taken): Promise<void>;
  /** Whether the first post may still be changed by its author; `row` is locked where it decides over a write. */
  mayEdit(row: Row): Verdict;
  /**
   * Whether its first post may be liked, or a like of it taken back, now; asked where it decides with the thread locked. Without
   * it nothing but the thread decides.
   */
  mayLike?(row: Row, liking: Liking): Verdict;
  /** Why words and pictures of its first post aren't changed by the common calls, where its own alone change them. */
  readonly ownEdit?: RefusalName;
  /** Gives back what a thread that is deleted held elsewhere, such as pictures; called once it can't be restored. */
  release(ctx: Pick<Ctx, 'db' | 'now' | 'emit'>, tid: number): Promise<void>;
  /** Whether the thread is not whole yet, so that nobody else publishes it. */
  isUnfinished?(db: Db, tid: number): Promise<boolean>;
  /** Reads some threads' parts by one statement; `lock` locks them against changes. */
  hydrate(db: Db, tids: readonly number[], lock?: 'lock'): Promise<ReadonlyMap<number, Row>>;
  /** Members whom a part names. */
  people?(row: Row): readonly number[];
  /**
   * What all readers of a kind see alike; the time doesn't decide over it. A part that depends on who reads has nothing to
   * show where one message goes to all readers, and nobody is given.
   */
  shared(row: Row, showing?: Showing): Omit<Answer, 'own'> | undefined;
  /** What is the reader's own, by one small statement for all these threads. */
  own(reading: Reading, parts: readonly Hydrated<Row>[]): Promise<ReadonlyMap<number, Answer['own']>>;
}

/** The half of a kind that its own calls write by, with the kind's name. */
export interface Writing<Input, Taken>
  extends Pick<Kind<Input, Taken, never, { own: object }>, 'message' | 'mayCreate'> {
  readonly name: KindName;
  readonly take: Kind<Input, Taken, never, { own: object }>['take'];
  readonly store: Kind<Input, Taken, never, { own: object }>['store'];
  readonly replace: Kind<Input, Taken, never, { own: object }>['replace'];
  /** What the call that posts plain threads sends of it, for a board that takes this kind alone (`byPlainCall`). */
  readonly fromPlain?: () => Input;
  /** Whether what was taken is not whole yet: the thread is there for its author alone until its kind publishes it. */
  readonly waits?: (taken: Taken) => boolean;
  /** What a draft has saved of it, as its call takes it; undefined where that is no post yet. Without it a draft is sent by its composer alone. */
  readonly fromDraft?: (saved: unknown) => Input | undefined;
}

/** Who likes a thread, whose it is, and when. */
export interface Liking {
  uid: number;
  authorid: number;
  now: Date;
}

/** What a kind works with beside the database. */
export interface KindDeps {
  people: Pick<People, 'members'>;
  storage: Storage;
  /** Reads files of other sites. */
  readFile: GuardedFile;
}

/** How a kind's own calls write a thread: handed in by the manifest, as the actions know the list of kinds. */
export interface ThreadWrites extends KindDeps {
  /** Posts a thread of a kind. */
  create<I, T>(ctx: Ctx, kind: Writing<I, T>, input: NewThreadInput & NoInfer<I>): Promise<NewThread>;
  /** Changes one's own thread of a kind, its words and what the kind adds. */
  edit<I, T>(
    ctx: MemberCtx,
    kind: Writing<I, T>,
    input: EditInput & NoInfer<I>,
  ): Promise<Pick<NewThread, 'tid' | 'pid'>>;
}

/** The field that a kind adds to a thread; plain adds none. */
export type AnswerOf<N extends KindName> =
  FieldOf<N> extends keyof KindAnswers ? NonNullable<KindAnswers[FieldOf<N>]> : { own: object };

/** What some threads' kind says of them. */
export interface Parts {
  /** Members whom they name. */
  people: readonly number[];
  /** What all readers of a kind see alike, undefined where there is nothing. */
  shared(tid: number, showing?: Showing): object | undefined;
  /** Whether the first post may still be changed by its author. */
  mayEdit(tid: number): Verdict;
  /** What is the reader's own of them, as threads stand for who reads. */
  own(reading: Reading, threads: readonly ForReader<ThreadOfKind>[]): Promise<ReadonlyMap<number, object>>;
}

/** A kind as the domain asks it, whatever it stores. */
export interface ListedKind {
  readonly message: { least: number; most: number };
  readonly ownEdit?: RefusalName | undefined;
  /** Whether a locked thread may be liked now; without it nothing but the thread decides. */
  mayLike?: ((db: Db, tid: number, liking: Liking) => Promise<Verdict>) | undefined;
  release(ctx: Pick<Ctx, 'db' | 'now' | 'emit'>, tid: number): Promise<void>;
  isUnfinished(db: Db, tid: number): Promise<boolean>;
  parts(db: Db, threads: readonly ThreadOfKind[], lock?: 'lock'): Promise<Parts>;
  /** Posts a thread that is sent without a part of its own. */
  postPlain(ctx: Ctx, create: ThreadWrites['create'], input: NewThreadInput): Promise<NewThread>;
  /** Posts a draft of this kind, with what it saved of the kind's part. */
  postDrafted(
    ctx: MemberCtx,
    create: ThreadWrites['create'],
    input: NewThreadInput,
    saved: unknown,
  ): Promise<NewThread>;
}

/** Enters a kind in the list under its name: its answer is the field that the contract has for it. */
export function listed<N extends KindName, I, T, R>(
  _name: N,
  kind: Kind<I, T, R, AnswerOf<N>> & Writing<I, T>,
): ListedKind {
  const { mayLike } = kind;
  return {
    message: kind.message,
    ownEdit: kind.ownEdit,
    mayLike:
      mayLike &&
      (async (db, tid, liking) => {
        const row = (await kind.hydrate(db, [tid])).get(tid);
        return row === undefined ? undefined : mayLike(row, liking);
      }),
    release: kind.release,
    isUnfinished: (db, tid) => kind.isUnfinished?.(db, tid) ?? Promise.resolve(false),
    postPlain(ctx, create, input) {
      const added = kind.fromPlain?.();
      return added === undefined ? refuse('threads.kind_elsewhere') : create<I, T>(ctx, kind, { ...input, ...added });
    },
    postDrafted(ctx, create, input, saved) {
      const added = kind.fromDraft?.(saved);
      return added === undefined ? refuse('threads.draft_incomplete') : create<I, T>(ctx, kind, { ...input, ...added });
    },
    async parts(db, threads, lock) {
      const tids = threads.map(({ tid }) => tid);
      const rows = await kind.hydrate(db, tids, lock);
      const ofThread = <V>(tid: number, value: (row: R) => V): V | undefined => {
        const row = rows.get(tid);
        return row === undefined ? undefined : value(row);
      };
      return {
        people: kind.people ? [...rows.values()].flatMap((row) => kind.people!(row)) : [],
        shared: (tid, showing) => ofThread(tid, (row) => kind.shared(row, showing)),
        mayEdit: (tid) => ofThread(tid, kind.mayEdit),
        own: (reading, shown) => {
          const hydrated = shown.flatMap((thread) => {
            const row = rows.get(thread.tid);
            return row === undefined ? [] : [{ thread, row }];
          });
          return hydrated.length === 0 ? noneOwn : kind.own(reading, hydrated);
        },
      };
    },
  };
}

const noneOwn = Promise.resolve<ReadonlyMap<number, object>>(new Map());
