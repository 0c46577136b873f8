import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, type Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, type Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { pastedOf, withCellsApart } from '../pasted.ts';
import { commandOf, type Format, formatsAt, linkTo, namingAt } from './commands.ts';
import type { EditorEvents, EditorHandle } from './handle.ts';
import { htmlOf, textOf } from './html.ts';
import { isLinkable } from './linkable.ts';
import { quietAttributes } from './quiet-attributes.ts';
import { postSchema } from './schema.ts';

const { nodes } = postSchema;

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

const plugins = [
  keymap({
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-b': commandOf.bold,
    'Mod-i': commandOf.italic,
    'Shift-Enter': lineBreak,
    Enter: splitListItem(nodes.list_item),
    Tab: sinkListItem(nodes.list_item),
    'Shift-Tab': liftListItem(nodes.list_item),
    Backspace: chainCommands(atStartOf(liftListItem(nodes.list_item)), baseKeymap.Backspace!),
  }),
  keymap(baseKeymap),
  history(),
];

/** A command for the start of a line alone, where Backspace ends the list rather than deleting a character. */
function atStartOf(command: Command): Command {
  return (state, dispatch) => {
    const { empty, $from } = state.selection;
    return empty && $from.parentOffset === 0 ? command(state, dispatch) : false;
  };
}

const docIn = (field: HTMLElement): Node => DOMParser.fromSchema(postSchema).parse(field);

interface End {
  node: globalThis.Node;
  offset: number;
  /** Where the parser found it. */
  pos?: number;
}

/** What stands in a field, and what of it is selected; no selection where that stands elsewhere. */
function takenFrom(field: HTMLElement): { doc: Node; selection?: Selection } {
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = getSelection() ?? {};
  if (!anchorNode || !focusNode || !field.contains(anchorNode) || !field.contains(focusNode))
    return { doc: docIn(field) };
  const anchor: End = { node: anchorNode, offset: anchorOffset };
  const head: End = { node: focusNode, offset: focusOffset };
  // Who has just typed a space goes on after it.
  const doc = DOMParser.fromSchema(postSchema).parse(field, {
    preserveWhitespace: true,
    findPositions: [anchor, head],
  });
  const place = ({ pos = doc.content.size }: End) => doc.resolve(Math.min(pos, doc.content.size));
  return { doc, selection: TextSelection.between(place(anchor), place(head), -1) };
}

/**
 * Takes a field over in which somebody may be writing already: its words become the document, the selection stays, and from
 * now on it holds what a post may hold and nothing else.
 */
export function openEditor(field: HTMLElement, events: EditorEvents): EditorHandle {
  const taken = takenFrom(field);
  const state = EditorState.create({ ...taken, plugins });
  const view = new EditorView(
    { mount: field },
    {
      state,
      transformPastedHTML: (html) => withCellsApart(quietAttributes(html)),
      handlePaste: (_view, event) => pasteInto(view, event, events),
      // What is dropped comes from elsewhere unless it is a piece of the text itself.
      handleDrop: (_view, _event, _slice, moved) => !moved,
      handleKeyDown: (_view, event) => {
        const taken = events.onKey(event.key);
        if (taken) event.preventDefault();
        return taken;
      },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged) events.onChange();
        report(view.state, events);
      },
    },
  );
  if (taken.selection) view.focus();
  return handleOf(view);
}

function report(state: EditorState, events: EditorEvents): void {
  events.onFormats(formatsAt(state));
  events.onNaming(namingAt(state)?.query ?? null);
}

/** Of a paste that a post may not hold only the words are taken (R-THR-033, R-THR-034). */
function pasteInto(view: EditorView, event: ClipboardEvent, events: EditorEvents): boolean {
  const data = event.clipboardData;
  if (!data) return false;
  const fileTypes = [...data.items].filter((item) => item.kind === 'file').map((item) => item.type);
  const what = pastedOf(data.getData('text/html'), fileTypes);
  const text = data.getData('text/plain');
  if (what) {
    if (text !== '') view.pasteText(text);
    events.onPasted(what);
    return true;
  }
  const address = text.trim();
  if (view.state.selection.empty || !isLinkable(address)) return false;
  return linkTo(address)(view.state, view.dispatch);
}

function handleOf(view: EditorView): EditorHandle {
  const run = (command: Command): void => {
    view.focus();
    command(view.state, view.dispatch, view);
  };
  return {
    html: () => htmlOf(view.state.doc),
    text: () => textOf(view.state.doc),
    format: (format: Format) => run(commandOf[format]),
    link: (address) => run(linkTo(address)),
    insert: (text) => {
      view.dispatch(view.state.tr.insertText(text).scrollIntoView());
      view.focus();
    },
    name: (username) => {
      const at = namingAt(view.state);
      const { from, to } = at ?? view.state.selection;
      view.dispatch(view.state.tr.insertText(`@${username} `, from, to).scrollIntoView());
      view.focus();
    },
    beginName: () => {
      const { $from } = view.state.selection;
      const before = $from.parent.textBetween(0, $from.parentOffset, ' ', ' ');
      view.dispatch(view.state.tr.insertText(/(?:^|\s)$/.test(before) ? '@' : ' @').scrollIntoView());
      view.focus();
    },
    prepend: (html) => {
      const before = document.createElement('div');
      before.innerHTML = quietAttributes(html);
      view.dispatch(view.state.tr.insert(0, docIn(before).content).setMeta('addToHistory', false));
    },
    undo: () => run(undo),
    redo: () => run(redo),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}
