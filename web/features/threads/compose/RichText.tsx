import { useEffect, useRef, useState } from 'react';
import { showError } from '../../../design/toasts.ts';
import { useT } from '../../../texts/texts.tsx';
import type { ComposeStore } from './compose-store.ts';
import { useComposed } from './compose-store.ts';
import type { EditorHandle } from './editor/handle.ts';
import { type EditorControl, editorCode } from './editor-control.ts';

interface RichTextProps {
  store: ComposeStore;
  control: EditorControl;
}

/**
 * The text of a post. It can be written in from the first paint on, as the browser has it; the editor takes the field over
 * with its words and the caret once its code has come, and lets in what a post may hold.
 */
export function RichText({ store, control }: RichTextProps) {
  const t = useT();
  const empty = useComposed(store, ({ text }) => text.trim() === '');
  const error = useComposed(store, ({ errors }) => errors.editor);
  const field = useRef<HTMLDivElement>(null);
  // As the server drew it; since then somebody may have written in it, and React leaves it alone.
  const [first] = useState(() => ({ __html: store.get().start }));
  useEditor(store, control, field, first.__html);
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the author's own text, cleaned by the server
      dangerouslySetInnerHTML={first}
    />
  );
}

/** Words go to the store as they are typed, whoever the field belongs to; a draft that comes back stands before them. */
function useEditor(
  store: ComposeStore,
  control: EditorControl,
  ref: { current: HTMLDivElement | null },
  drawn: string,
) {
  const t = useT();
  const texts = useRef(t);
  useEffect(() => {
    texts.current = t;
  });
  useEffect(() => {
    const field = ref.current;
    if (!field) return;
    let handle: EditorHandle | null = null;
    let gone = false;
    let shown = drawn;
    const composition = watchComposition(field);
    const text = () => (handle ? handle.text() : field.innerText);
    const report = () => store.dispatch({ kind: 'text', text: text() });
    const bringBack = () => {
      const { start } = store.get();
      if (start === shown) return;
      // A draft as the server drew it makes room for what this device has of it.
      const written = field.innerHTML === asRead(shown) ? '' : field.innerHTML;
      shown = start;
      if (handle) handle.prepend(start);
      else field.innerHTML = start + written;
      report();
    };
    const onInput = () => handle || report();
    store.wordsFrom(() => (handle ? handle.html() : field.innerHTML));
    const leave = store.subscribe(bringBack);
    bringBack();
    if (field.innerText.trim() !== '') report();
    field.addEventListener('input', onInput);
    const take = async () => {
      const { openEditor } = await editorCode();
      await composition.quiet();
      composition.stop();
      if (gone) return;
      handle = openEditor(field, {
        onChange: report,
        onPasted: (what) => showError(texts.current(`threads.refusal.pasted_${what}`)),
        onFormats: (formats) => control.show({ formats }),
        onNaming: (naming) => control.show({ naming }),
        onKey: (key) => control.onKey?.(key) ?? false,
      });
      control.handOver(handle);
      store.dispatch({ kind: 'read', text: text() });
    };
    take().catch(() => showError(texts.current('common.network.failed')));
    return () => {
      gone = true;
      composition.stop();
      leave();
      field.removeEventListener('input', onInput);
      store.wordsFrom(null);
      control.handOver(null);
      handle?.close();
    };
  }, [store, control, ref, drawn]);
}

/** HTML as the browser writes it again. */
function asRead(html: string): string {
  const read = document.createElement('div');
  read.innerHTML = html;
  return read.innerHTML;
}

/** A word that a keyboard is still putting together is left to it: `quiet` waits until none is. */
function watchComposition(field: HTMLElement): { quiet: () => Promise<void>; stop: () => void } {
  let composing = false;
  let waiting = () => {};
  const start = () => {
    composing = true;
  };
  const end = () => {
    composing = false;
    setTimeout(() => composing || waiting(), 0);
  };
  field.addEventListener('compositionstart', start);
  field.addEventListener('compositionend', end);
  return {
    quiet: () =>
      new Promise((resolve) => {
        waiting = resolve;
        if (!composing) resolve();
      }),
    stop: () => {
      field.removeEventListener('compositionstart', start);
      field.removeEventListener('compositionend', end);
    },
  };
}
