import { type KindName, kindOf } from '../../../../contract/domains/threads/kinds.ts';
import type { CreateRow } from '../../../shell/create-rows.ts';
import type { WebKind } from './kind.ts';
import { poll } from './poll/poll.ts';

const plain: WebKind = { create: null, Composer: null, Card: null, Thread: null, words: () => [], live: () => ({}) };

/** Every kind of thread: one that is missing does not compile. */
const kinds: { readonly [N in KindName]: WebKind } = { plain, poll };

export const webKindOf = ({ special }: { special: number }): WebKind => kinds[kindOf(special)];

/** The kind whose composer is at `/note/thread/{page}`. */
export const kindOfPage = (page: string): WebKind | undefined =>
  Object.values(kinds).find(({ create }) => create?.page === page);

/** Rows of the create menu, each for those who may post the kind. */
export const createRows: readonly CreateRow[] = Object.entries(kinds).flatMap(([kind, { create }]) =>
  create === null
    ? []
    : [{ kind: kind as KindName, icon: create.icon, text: create.row, to: `/note/thread/${create.page}` }],
);
