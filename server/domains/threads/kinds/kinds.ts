import { type KindName, kindOf } from '../../../../contract/domains/threads/kinds.ts';
import { forward } from './forward/kind.ts';
import { type ListedKind, listed } from './kind.ts';
import { plain } from './plain/kind.ts';
import { poll } from './poll/kind.ts';
import { video } from './video/kind.ts';

/** Every kind of thread: one that is missing does not compile. */
const kinds: { readonly [N in KindName]: ListedKind } = {
  plain: listed('plain', plain),
  poll: listed('poll', poll),
  video: listed('video', video),
  forward: listed('forward', forward),
};

/** The kind of a thread. */
export const kindOfThread = ({ special }: { special: number }): ListedKind => kinds[kindOf(special)];

/** The kind that a draft is of; of one that this version doesn't know the words alone are posted. */
export const kindOfDraft = ({ kind }: { kind: string }): ListedKind => kinds[kind as KindName] ?? kinds.plain;
