import { type KindName, kindOf } from '../../../../contract/domains/threads/kinds.ts';
import { forward } from './forward/kind.ts';
import type { WebKind } from './kind.ts';
import { poll } from './poll/kind.ts';
import { video } from './video/kind.ts';

const plain: WebKind = { Card: null, Thread: null, words: () => [], live: () => ({}) };

/** Every kind of thread: one that is missing does not compile. */
const kinds: { readonly [N in KindName]: WebKind } = { plain, video, poll, forward };

export const webKindOf = ({ special }: { special: number }): WebKind => kinds[kindOf(special)];
