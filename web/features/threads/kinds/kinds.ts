import { type KindName, kindOf } from '../../../../contract/domains/threads/kinds.ts';
import type { IconName } from '../../../design/icon-names.ts';
import { forward } from './forward/forward.ts';
import type { WebKind } from './kind.ts';
import { poll } from './poll/poll.ts';
import { video } from './video/video.ts';

const plain: WebKind = { create: null, Composer: null, Card: null, Thread: null, words: () => [], live: () => ({}) };

/** Every kind of thread, in the order of their tools: one that is missing does not compile. */
const kinds: { readonly [N in KindName]: WebKind } = { plain, video, poll, forward };

export const webKindOf = ({ special }: { special: number }): WebKind => kinds[kindOf(special)];

/** The kind whose composer is at `/note/thread/{page}`. */
export const kindOfPage = (page: string): WebKind | undefined =>
  Object.values(kinds).find(({ create }) => create?.page === page);

/** What a post can become while it is written: a tool of the composer for each kind, for those who may post it. */
export interface CreateTool {
  kind: KindName;
  icon: IconName;
  /** Text id of its name. */
  text: string;
  to: string;
}

export const createTools: readonly CreateTool[] = Object.entries(kinds).flatMap(([kind, { create }]) =>
  !create?.tool
    ? []
    : [{ kind: kind as KindName, icon: create.icon, text: create.tool, to: `/note/thread/${create.page}` }],
);

/** The tools of whoever may post these kinds. */
export const toolsFor = (mayPost: readonly KindName[]): readonly CreateTool[] =>
  createTools.filter(({ kind }) => mayPost.includes(kind));

/** Where a tool leads from a post of a kind; pressed again the post is plain. */
export const pathOfTool = (tool: CreateTool, kind: KindName): string => (tool.kind === kind ? '/note/thread' : tool.to);

/** The tool of a kind, with its name and its page; plain has none. */
export const kindTool = (kind: KindName): CreateTool | undefined => createTools.find((tool) => tool.kind === kind);
