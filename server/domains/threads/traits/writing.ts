import type { MemberCtx } from '../../../platform/context.ts';
import { askedLevel, levelIn } from '../core/level.ts';
import type { ThreadColumns } from '../core/sql/threads.ts';
import { type TraitInput, traits } from './list.ts';
import type { TakenTrait, TraitWords, Writing } from './trait.ts';

/** What becomes of all traits of a thread that is written. */
export interface TakenTraits {
  columns: ThreadColumns;
  store(tid: number): Promise<void>;
  published(): void;
}

const worded = traits.filter(({ words }) => words !== undefined);
if (worded.length > 1) throw new Error('two traits have words of their own: they would be judged as one');

/** The words that a trait takes out of the message, or that were sent beside it. */
export const traitWords = async (
  ctx: MemberCtx,
  input: TraitInput & TraitWords['message'],
  at: Writing,
): Promise<TraitWords | undefined> => worded[0]?.words?.(ctx, input, at);

/** Judges what every trait is sent with, one after the other. */
export async function takeTraits(
  ctx: MemberCtx,
  input: TraitInput,
  at: Writing,
  own: readonly TakenTrait[],
): Promise<TakenTraits> {
  const taken = [...own];
  for (const { take } of traits) if (take) taken.push(await take(ctx, input, at));
  const columns: ThreadColumns = Object.assign({}, ...taken.map((each) => each.columns ?? {}));
  const shut = taken.some(({ shuts }) => shuts === true);
  return {
    columns: shut ? { ...columns, readperm: levelIn(true, askedLevel(columns.readperm ?? 0)) } : columns,
    async store(tid) {
      for (const { store } of taken) await store?.(tid);
    },
    published: () => {
      for (const { published } of taken) published?.();
    },
  };
}

/** What a draft has saved of every trait, as it would be sent. */
export const draftTraits = (parts: Readonly<Record<string, unknown>>): TraitInput =>
  Object.assign({}, ...traits.map(({ fromDraft }) => fromDraft?.(parts) ?? {}));
