import { chainCommands, toggleMark, wrapIn } from 'prosemirror-commands';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { liftTarget } from 'prosemirror-transform';
import { nameBegun } from '../../../../../contract/primitives/typed-names.ts';
import { postSchema } from './schema.ts';

export const formats = ['bold', 'italic', 'list', 'numbered', 'quote'] as const;
export type Format = (typeof formats)[number];

const { nodes, marks } = postSchema;
const lists: readonly NodeType[] = [nodes.bullet_list, nodes.ordered_list];

/** Whether what is selected stands in a block of one of these kinds; `depth` is the innermost one's, 0 for none. */
function depthOf({ selection: { $from } }: EditorState, kinds: readonly NodeType[]): number {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (kinds.includes($from.node(depth).type)) return depth;
  return 0;
}

/** Makes a list of what is selected, the other kind of list of one that it stands in, or no list of the same kind. */
const toggleList =
  (list: NodeType): Command =>
  (state, dispatch) => {
    const depth = depthOf(state, lists);
    if (depth === 0) return wrapInList(list)(state, dispatch);
    const { $from } = state.selection;
    if ($from.node(depth).type === list) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), list));
    return true;
  };

/** Takes what is selected out of its quote: a list loses the frame and stays a list. */
const leaveQuote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, ({ type }) => type === nodes.blockquote);
  const target = range && liftTarget(range);
  if (!range || target == null) return false;
  dispatch?.(state.tr.lift(range, target).scrollIntoView());
  return true;
};

/** A list is quoted as a whole; elsewhere the lines that are selected. */
const quote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const depth = depthOf(state, lists);
  if (depth === 0) return wrapIn(nodes.blockquote)(state, dispatch);
  const range = $from.blockRange($to, (node) => node === $from.node(depth - 1));
  if (!range || depthOf(state, [nodes.list_item]) > depth + 1) return false;
  dispatch?.(state.tr.wrap(range, [{ type: nodes.blockquote }]).scrollIntoView());
  return true;
};

export const commandOf: Readonly<Record<Format, Command>> = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  list: toggleList(nodes.bullet_list),
  numbered: toggleList(nodes.ordered_list),
  quote: chainCommands(leaveQuote, quote),
};

/** The formats of what is selected, or of what would be typed here. */
export function formatsAt(state: EditorState): Format[] {
  const { from, to, empty, $from } = state.selection;
  const has = (mark: 'strong' | 'em'): boolean =>
    empty
      ? marks[mark].isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, marks[mark]);
  const within: Readonly<Record<Format, () => boolean>> = {
    bold: () => has('strong'),
    italic: () => has('em'),
    list: () => $from.node(depthOf(state, lists)).type === nodes.bullet_list,
    numbered: () => $from.node(depthOf(state, lists)).type === nodes.ordered_list,
    quote: () => depthOf(state, [nodes.blockquote]) > 0,
  };
  return formats.filter((format) => within[format]());
}

/** Makes a link of what is selected, or writes the address where nothing is. */
export const linkTo =
  (href: string): Command =>
  (state, dispatch) => {
    const link = marks.link.create({ href });
    const { from, to, empty } = state.selection;
    const tr = empty
      ? state.tr.replaceSelectionWith(postSchema.text(href, [link]), false)
      : state.tr.addMark(from, to, link);
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };

/** A member that is being named: the characters after the @, and where they stand. */
export interface Naming {
  query: string;
  from: number;
  to: number;
}

/** Whom somebody begins to name where they write; null where nobody is. */
export function namingAt({ selection: { empty, $from } }: EditorState): Naming | null {
  if (!empty || !$from.parent.isTextblock) return null;
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 32), $from.parentOffset, '\n', '\n');
  const query = nameBegun(before);
  if (query === null) return null;
  return { query, from: $from.pos - query.length - 1, to: $from.pos };
}
