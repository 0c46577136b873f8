import { type KindName, kindOf } from '../../../../contract/domains/threads/kinds.ts';
import type { ListedKind } from './kind.ts';
import { kinds } from './made/kinds.ts';

/** The kind of a thread. */
export const kindOfThread = ({ special }: { special: number }): ListedKind => kinds[kindOf(special)];

/** The kind that a draft is of; of one that this version doesn't know the words alone are posted. */
export const kindOfDraft = ({ kind }: { kind: string }): ListedKind => kinds[kind as KindName] ?? kinds.plain;

/** What a thread is when nothing is said. */
export { plain } from './plain/kind.ts';
