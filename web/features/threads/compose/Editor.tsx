import { type ClipboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useT } from '../../../texts/texts.tsx';
import { type Pasted, pastedOf } from './pasted.ts';

/** What the tools do to the text. */
export interface EditorHandle {
  format(command: 'bold' | 'italic' | 'insertUnorderedList' | 'insertOrderedList' | 'quote'): void;
  link(url: string): void;
  insert(text: string): void;
  focus(): void;
}

interface EditorProps {
  ref: Ref<EditorHandle>;
  /** The text to begin with; later changes come from the reader alone. */
  start: string;
  empty: boolean;
  error?: string | undefined;
  onChange: (html: string, text: string) => void;
  /** Something came by paste that a post may not hold; its plain text was put in. */
  onPasted: (what: NonNullable<Pasted>) => void;
}

/** The quote that is being written in, if any. */
function quoteAround(area: Node | null): Element | null {
  const at = getSelection()?.anchorNode;
  const quote = (at instanceof Element ? at : at?.parentElement)?.closest('blockquote');
  return quote && area?.contains(quote) ? quote : null;
}

/** Takes what is being written out of its quote: a list loses the frame, a line becomes a paragraph. */
function leaveQuote(quote: Element): void {
  if (quote.querySelector('li')) document.execCommand('outdent');
  else document.execCommand('formatBlock', false, 'p');
}

/**
 * The editor is the browser's own: it knows every phone's keyboard, and nothing heavier is loaded. What it makes is
 * cleaned by the server.
 */
export function Editor({ ref, start, empty, error, onChange, onPasted }: EditorProps) {
  const t = useT();
  const field = useRef<HTMLDivElement>(null);
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    document.execCommand('defaultParagraphSeparator', false, 'p');
    if (area.innerHTML !== start) {
      area.innerHTML = start;
      if (start !== '') told.current(area.innerHTML, area.innerText);
    }
  }, [start]);
  // As at the end of a list: a new line where nothing stands ends the quote. React has no such event of its own.
  useEffect(() => {
    const area = field.current;
    const onBreak = (event: InputEvent) => {
      const quote = event.inputType === 'insertParagraph' ? quoteAround(area) : null;
      if (quote?.textContent?.trim() !== '') return;
      event.preventDefault();
      leaveQuote(quote);
    };
    area?.addEventListener('beforeinput', onBreak);
    return () => area?.removeEventListener('beforeinput', onBreak);
  }, []);

  const run = (command: string, value?: string) => {
    field.current?.focus();
    document.execCommand(command, false, value);
  };
  const toggleQuote = () => {
    field.current?.focus();
    const quote = quoteAround(field.current);
    if (quote) leaveQuote(quote);
    else document.execCommand('formatBlock', false, 'blockquote');
  };
  useImperativeHandle(ref, () => ({
    format: (command) => (command === 'quote' ? toggleQuote() : run(command)),
    link: (url) => run('createLink', url),
    insert: (text) => run('insertText', text),
    focus: () => field.current?.focus(),
  }));

  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    event.preventDefault();
    const { clipboardData } = event;
    const what = pastedOf(
      clipboardData.getData('text/html'),
      [...clipboardData.items].filter((item) => item.kind === 'file').map((item) => item.type),
    );
    const text = clipboardData.getData('text/plain');
    if (text !== '') run('insertText', text);
    if (what) onPasted(what);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area holds no bold, lists and links
    <div
      ref={field}
      className="compose-text prose text-base"
      contentEditable
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-label={t('threads.text')}
      aria-invalid={error ? true : undefined}
      data-empty={empty}
      data-placeholder={t('threads.textPlaceholder')}
      dir="auto"
      onInput={({ currentTarget }) => onChange(currentTarget.innerHTML, currentTarget.innerText)}
      onPaste={paste}
      onDrop={(event) => event.preventDefault()}
    />
  );
}
