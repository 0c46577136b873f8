import { type ClipboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useT } from '../../../texts/texts.tsx';
import { type Pasted, pastedOf } from './pasted.ts';
import { toggleQuote, useEndOfQuotes } from './quotes.ts';

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

/**
 * The editor is the browser's own: it knows every phone's keyboard, and nothing heavier is loaded. What it makes is
 * cleaned by the server.
 */
export function Editor({ ref, start, empty, error, onChange, onPasted }: EditorProps) {
  const t = useT();
  const field = useRef<HTMLDivElement>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // As the server drew it; since then somebody may have written in it, and React leaves it alone.
  const [first] = useState({ __html: start });
  const shown = useRef(start);
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    document.execCommand('defaultParagraphSeparator', false, 'p');
    // What was written before a draft came back stays behind it.
    if (shown.current !== start) area.innerHTML = start + area.innerHTML;
    shown.current = start;
    if (area.innerHTML !== '') latest.current(area.innerHTML, area.innerText);
  }, [start]);
  useEndOfQuotes(field);

  const run = (command: string, value?: string) => {
    field.current?.focus();
    document.execCommand(command, false, value);
  };
  useImperativeHandle(ref, () => ({
    format: (command) => (command === 'quote' ? toggleQuote(field.current) : run(command)),
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the author's own text, cleaned by the server
      dangerouslySetInnerHTML={first}
    />
  );
}
