import { type KindName, kindOf } from '../../../../contract/domains/threads/kinds.ts';
import { boardFids } from '../../../../contract/primitives/board-fids.ts';
import { type Board, boardOfFid, takesKind } from '../../../../contract/primitives/boards.ts';
import type { ComposedKind } from './kind.ts';
import { composedKinds } from './made/composed.ts';

/** How a thread is written; null for plain. */
export function composedKindOf({ special }: { special: number }): ComposedKind | null {
  const kind = kindOf(special);
  return kind === 'plain' ? null : composedKinds[kind];
}

/** The kind whose composer is at `/note/thread/{page}`. */
export const kindOfPage = (page: string): ComposedKind | undefined =>
  Object.values(composedKinds).find((kind) => kind.page === page);

/** What a post can become while it is written: a tool of the composer for each kind, for those who may post it. */
export interface CreateTool extends Pick<ComposedKind, 'icon'> {
  kind: KindName;
  /** Text id of its name. */
  text: string;
  to: string;
}

export const createTools: readonly CreateTool[] = Object.entries(composedKinds).flatMap(([name, kind]) =>
  !kind.tool ? [] : [{ kind: name as KindName, icon: kind.icon, text: kind.tool, to: `/note/thread/${kind.page}` }],
);

/** The tools of whoever may post these kinds, on a board that takes them. */
export const toolsFor = (
  mayPost: readonly KindName[],
  board: Pick<Board, 'takes'> | undefined = boardOfFid(boardFids.common),
): readonly CreateTool[] =>
  createTools.filter(({ kind }) => mayPost.includes(kind) && board !== undefined && takesKind(board, kind));

/** Where a tool leads from a post of a kind; pressed again the post is plain. */
export const pathOfTool = (tool: CreateTool, kind: KindName): string => (tool.kind === kind ? '/note/thread' : tool.to);

/** The tool of a kind, with its name and its page; plain has none. */
export const kindTool = (kind: KindName): CreateTool | undefined => createTools.find((tool) => tool.kind === kind);
