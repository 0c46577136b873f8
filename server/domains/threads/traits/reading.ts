import type { Ctx } from '../../../platform/context.ts';
import type { SharedCtx } from '../../../platform/reading/parted.ts';
import type { ForReader } from '../core/for-reader.ts';
import type { ThreadFacts, TraitFacts } from '../core/reads/facts.ts';
import type { ThreadData, WholeThread } from '../core/sql/threads.ts';
import {
  type CanFields,
  type EditFields,
  type OwnFields,
  type PostFields,
  type RowFields,
  traits,
  type WholeFields,
} from './list.ts';
import type { PostOfTrait } from './trait.ts';

/** What traits add to the threads of a page, as all readers of a kind see it. */
export interface SharedTraits {
  of(thread: ThreadData): RowFields;
  facts(thread: ThreadData): TraitFacts;
}

/** Hydrates the threads of a page by what their traits add: by one statement for each trait that stores something. */
export async function sharedTraits(ctx: SharedCtx, threads: readonly ThreadData[]): Promise<SharedTraits> {
  const parts = await Promise.all(traits.map(async ({ name, row }) => [name, await row?.(ctx, threads)] as const));
  return {
    of: (thread) => Object.assign({}, ...parts.map(([, part]) => part?.fields(thread))),
    facts: (thread) =>
      Object.fromEntries(parts.flatMap(([name, part]) => (part?.facts ? [[name, part.facts(thread)]] : []))),
  };
}

/** What traits add to a whole thread. */
export interface WholeTraits {
  row: RowFields;
  whole: WholeFields;
  facts: TraitFacts;
}

/** The same of a whole thread. */
export async function wholeTraits(ctx: SharedCtx, thread: WholeThread): Promise<WholeTraits> {
  const asked = sharedTraits(ctx, [thread]);
  const fields = asked.then((shared) => shared.of(thread));
  const [rows, row, ...parts] = await Promise.all([
    asked,
    fields,
    ...traits.map(async ({ name, whole }) => [name, await whole?.(ctx, thread, fields)] as const),
  ]);
  const facts = Object.fromEntries(parts.flatMap(([name, part]) => (part?.facts ? [[name, part.facts]] : [])));
  return {
    row,
    whole: Object.assign({}, ...parts.map(([, part]) => part?.fields)),
    facts: { ...rows.facts(thread), ...facts },
  };
}

/** What in a whole thread's traits is one reader's own, and what they may do. */
export async function ownTraits(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>,
  thread: ForReader<ThreadFacts>,
): Promise<{ own: OwnFields; can: CanFields }> {
  const parts = await Promise.all(
    traits.map(async ({ name, own }) => (await own?.(ctx, [thread], ({ traits }) => traits[name]))?.(thread)),
  );
  return {
    own: Object.assign({}, ...parts.map((part) => part?.own)),
    can: Object.assign({}, ...parts.map((part) => part?.can)),
  };
}

/** Who hosts a thread beside its author; 0 for nobody. */
export async function hostOf(ctx: Pick<SharedCtx, 'db' | 'reads'>, thread: ThreadData): Promise<number> {
  const hosts = await Promise.all(traits.map(async ({ hosts }) => (await hosts?.(ctx, [thread]))?.(thread) ?? 0));
  return hosts.find((uid) => uid !== 0) ?? 0;
}

/** What traits say of a post. */
export const traitsOfPost = (thread: ThreadData, post: PostOfTrait): PostFields =>
  Object.assign({}, ...traits.map((trait) => trait.post?.(thread, post)));

/** What traits give the author of a thread to change; null: of a reply. */
export const traitsToEdit = async (ctx: Ctx, thread: ThreadData | null): Promise<EditFields> =>
  Object.assign({}, ...(await Promise.all(traits.map(({ edit }) => edit?.(ctx, thread)))));
