import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TagBoard } from '../cache/tags.ts';
import type { Actor, Ctx } from '../context.ts';
import type { PieceStore } from '../pieces/store.ts';
import { type CachedAnswer, type Concerns, readCached, writeCached } from './cached-answer.ts';
import type { SharedCtx } from './parted.ts';
import { type OwnTexts, ReadAnswer } from './read-answer.ts';
import type { HiddenFor, ReadCall } from './read-call.ts';

interface Deps {
  tags: TagBoard;
  store: PieceStore;
  clock: () => Date;
  /** Of whom a reader sees nothing. */
  hiddenFor: HiddenFor;
}

/** Past this an answer's shared part is made anew, for what moves no tag: views, and days that pass. */
const freshMilliseconds = 60_000;
/** Shared parts that are known at once; their bytes stand in the store of pieces. */
const mostKnown = 5000;

/** Where a shared part stands, and for whom it holds. */
interface Known {
  id: string;
  tags: readonly string[];
  concerns: Concerns;
  position: number;
  /** It holds no longer than until then. */
  until: number;
}

/** Answers of reads that have a shared and an own part. */
export interface Answers {
  /** Joins an answer for its reader, whose tags are noted in `ctx`. */
  join(ctx: Ctx, call: ReadCall, input: unknown): Promise<ReadAnswer>;
}

export function createAnswers({ tags, store, clock, hiddenFor }: Deps): Answers {
  const known = new LRUCache<string, Known>({ max: mostKnown });
  const making = new Map<string, { position: number; answer: Promise<CachedAnswer> }>();

  const find = (key: string): { entry: Known; cached: CachedAnswer } | undefined => {
    // What another process changed may not be known here.
    if (!tags.isCurrent()) return undefined;
    const entry = known.get(key);
    if (!entry || clock().getTime() >= entry.until) return undefined;
    if (tags.movedSince(entry.tags, entry.position)) return undefined;
    const bytes = store.get(entry.id);
    return bytes && { entry, cached: readCached(entry, bytes) };
  };
  const make = async (ctx: Ctx, call: ReadCall, input: unknown, reader: Reader) => {
    const noted = noting(ctx, reader);
    const { answer, facts, until } = await call.parted.shared(noted.ctx, input);
    return { made: writeCached(call.cut(answer, ctx.locale), facts, noted), until };
  };
  const makeForAll = async (key: string, ctx: Ctx, call: ReadCall, input: unknown): Promise<CachedAnswer> => {
    const position = tags.position();
    const { made, until } = await make(ctx, call, input, { uid: 0, hidden: nobody });
    if (!tags.movedSince(made.tags, position)) {
      store.set(made.id, made.bytes);
      const { id, tags: its, concerns: whom } = made;
      const aged = clock().getTime() + freshMilliseconds;
      known.set(key, { id, tags: its, concerns: whom, position, until: Math.min(aged, until?.getTime() ?? aged) });
    }
    return made;
  };
  const forAll = (ctx: Ctx, call: ReadCall, input: unknown): Promise<CachedAnswer> => {
    const key = keyOf(ctx, call, input);
    const found = find(key)?.cached;
    if (found) return Promise.resolve(found);
    const waiting = making.get(key);
    // A question that comes after a change is not given what was read before it.
    const position = tags.position();
    if (waiting?.position === position) return waiting.answer;
    const answer = makeForAll(key, ctx, call, input).finally(() => {
      if (making.get(key)?.answer === answer) making.delete(key);
    });
    making.set(key, { position, answer });
    return answer;
  };
  const guestsOwn = async (ctx: Ctx, call: ReadCall, cached: CachedAnswer, input: unknown): Promise<OwnTexts> => {
    const id = `guests ${call.name} ${ctx.locale}`;
    const key = `${id} ${cached.id}`;
    const made = store.get(key);
    if (made) return { id, texts: () => JSON.parse(made.toString()) as string[] };
    const own = await ownOf(ctx, call, cached, input);
    store.set(key, Buffer.from(JSON.stringify(own.texts())));
    return { id, ...own };
  };
  return {
    join: async (ctx, call, sent) => {
      const input = call.parted.asked ? await call.parted.asked(ctx, sent) : sent;
      const reader = await readerOf(ctx, hiddenFor);
      const general = await forAll(ctx, call, input);
      const cached = concerns(general, reader) ? (await make(ctx, call, input, reader)).made : general;
      for (const tag of cached.tags) ctx.reads(tag);
      const own = await (ctx.actor === null ? guestsOwn : ownOf)(ctx, call, cached, input);
      call.parted.count?.(ctx, () => cached.facts(), input);
      return new ReadAnswer(cached, own);
    },
  };
}

async function ownOf(ctx: Ctx, call: ReadCall, cached: CachedAnswer, input: unknown): Promise<OwnTexts> {
  const texts = call.own(await call.parted.own(ctx, cached.facts(), input));
  const places = cached.texts().length - 1;
  if (texts.length !== places) throw new Error(`an answer has ${places} places for ${texts.length} own parts`);
  return { texts: () => texts };
}

interface Reader {
  uid: number;
  hidden: Awaited<ReturnType<HiddenFor>>;
}

const nobody: Reader['hidden'] = new Map();

const readerOf = async ({ actor, db }: Ctx, hiddenFor: HiddenFor): Promise<Reader> =>
  actor === null ? { uid: 0, hidden: nobody } : { uid: actor.uid, hidden: await hiddenFor(db, actor.uid) };

/** Whether an answer that was made for all might say something else to this reader. */
function concerns({ concerns: { readers, members, hiders } }: CachedAnswer, { uid, hidden }: Reader): boolean {
  if (readers.has(uid) || (members && uid !== 0)) return true;
  for (const other of hidden.keys()) if (hiders.has(other)) return true;
  return false;
}

const accessOf = (actor: Actor | null): Pick<SharedCtx, 'access' | 'office'> => ({
  access: actor?.readaccess ?? null,
  office: actor?.office ?? null,
});

const keyOf = ({ actor, locale }: Ctx, call: ReadCall, input: unknown): string =>
  hash('sha256', `${call.name} ${locale} ${JSON.stringify([accessOf(actor), input])}`, 'base64');

/** What a shared part asked for while it was made. */
function noting({ db, now, locale, log, actor }: Ctx, reader: Reader) {
  const tags = new Set<string>();
  const readers = new Set<number>();
  const hiders = new Set<number>();
  const concerned = { readers, members: false, hiders };
  const ctx: SharedCtx = {
    ...{ db, now, locale, log, ...accessOf(actor) },
    reads: (tag) => tags.add(tag),
    isReader: (uid) => {
      readers.add(uid);
      return uid === reader.uid;
    },
    reader: () => {
      concerned.members = true;
      return reader.uid;
    },
    whyHidden: (uid) => {
      hiders.add(uid);
      return reader.hidden.get(uid);
    },
    hidden: [...reader.hidden.keys()],
  };
  return { ctx, tags, concerns: concerned };
}
