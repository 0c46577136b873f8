import { composerTraits } from './made/composers.ts';
import type { ComposerTrait, EditedPost, Held, HeldTraits, SentTraits } from './trait.ts';

/** A trait as the walks over all of them ask it, whatever it holds. */
type Any = Record<string, unknown>;
export interface ListedComposer extends ComposerTrait<Any> {
  name: string;
}

/** How every trait is written, in their order. */
export const composers: readonly ListedComposer[] = Object.entries(composerTraits).map(([name, trait]) => ({
  ...(trait as unknown as ComposerTrait<Any>),
  name,
}));

/** What one of them holds. */
export const heldOf = (held: HeldTraits, { name, begin }: ListedComposer): Any =>
  (held[name] as Any | undefined) ?? begin;

const all = (read: (trait: ListedComposer) => Held): HeldTraits =>
  Object.fromEntries(composers.map((trait) => [trait.name, read(trait)]));

/** What a thread that is changed says now. */
export const traitsOf = (thread: EditedPost): HeldTraits => all(({ read }) => read(thread));

/** All that they hold, as a draft stores it: by the names of what is held. */
export const storedTraits = (held: HeldTraits, some: readonly ListedComposer[] = composers): Any =>
  Object.assign({}, ...some.map((trait) => heldOf(held, trait)));

/** The same again; what a draft has not stored is as it begins. */
export const restoredTraits = (stored: Any): HeldTraits =>
  all(({ begin }) => Object.fromEntries(Object.entries(begin).map(([name, first]) => [name, stored[name] ?? first])));

const isSame = (now: Any, before: Any): boolean =>
  Object.keys(now).every((name) => JSON.stringify(now[name]) === JSON.stringify(before[name]));

/** Those that hold another thing than before, which is what they begin with in a new thread. */
export const changedTraits = (held: HeldTraits, before: HeldTraits = {}): ListedComposer[] =>
  composers.filter((trait) => !isSame(heldOf(held, trait), heldOf(before, trait)));

/** What goes out of some of them. */
export const sentOf = (some: readonly ListedComposer[], held: HeldTraits, before: HeldTraits = {}): SentTraits =>
  Object.assign({}, ...some.map((trait) => trait.sent(heldOf(held, trait), heldOf(before, trait))));

/** What goes out: of a thread that is changed only what is another than before. */
export const sentTraits = (held: HeldTraits, before?: HeldTraits): SentTraits =>
  sentOf(changedTraits(held, before), held, before);

/** One of them makes a draft by itself. */
export const isWritten = (held: HeldTraits): boolean =>
  composers.some((trait) => trait.isWritten?.(heldOf(held, trait)) === true);

/** One of them says where the post goes. */
export const isPlaced = (held: HeldTraits): boolean =>
  composers.some((trait) => trait.isPlaced?.(heldOf(held, trait)) === true);
