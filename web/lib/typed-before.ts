import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where somebody writes in a field; null where nobody does, or where the field doesn't say. */
type Caret = [start: number, end: number | null] | null;

/** Fields that were written in before their code was there, with what stood in them last. */
const written = new WeakMap<Field, { state: string; caret: Caret }>();
/** Fields whose code is there: what is typed now reaches it. */
const alive = new WeakSet<Field>();

const isField = (node: unknown): node is Field =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;
const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const stateOf = (field: Field): string => (isTicked(field) ? String(field.checked) : field.value);

/** As the page was sent. */
function sentStateOf(field: Field): string {
  if (isTicked(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  const chosen = options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled);
  return chosen?.value ?? '';
}

function caretOf(field: Field): Caret {
  if (field instanceof HTMLSelectElement || document.activeElement !== field) return null;
  return field.selectionStart === null ? null : [field.selectionStart, field.selectionEnd];
}

function note(field: Field): void {
  const state = stateOf(field);
  if (!alive.has(field) && state !== sentStateOf(field)) written.set(field, { state, caret: caretOf(field) });
  else written.delete(field);
}

/**
 * Remembers what is written into the server's page before its code is there: a slow network is the normal case. Called
 * as the first of all code, so that React, which writes into some fields as it takes the page over, comes after.
 */
export function watchFields(): void {
  document.querySelectorAll<Field>('input, textarea, select').forEach(note);
  // React may take a field over within the very press that ticks it, and put it back: by the change that is lost.
  document.addEventListener('click', ({ target }) => isField(target) && isTicked(target) && note(target), true);
  for (const kind of ['input', 'change']) {
    document.addEventListener(kind, ({ target }) => isField(target) && !isTicked(target) && note(target), true);
  }
}

/** For a field that the server may have drawn: passes to its `onChange` what was written before that was there. */
export function useTypedBefore<F extends Field>(): RefObject<F | null> {
  const ref = useRef<F>(null);
  useLayoutEffect(() => {
    const field = ref.current;
    const before = field && written.get(field);
    // Before anything is drawn anew: where the caret stands, and what the browser filled in without a word. Text of several
    // lines React has overwritten by now.
    if (field && (!before || before.state === stateOf(field))) note(field);
  }, []);
  useEffect(() => {
    const field = ref.current;
    if (!field) return;
    // After all that the page does as it comes to life, as bringing a draft back: what somebody writes now goes first.
    queueMicrotask(() => {
      const before = written.get(field);
      written.delete(field);
      alive.add(field);
      if (before && field.isConnected) dispatchTyped(field, before.state, before.caret);
    });
  }, []);
  return ref;
}

/** React notices a change only where the field differs from what React saw in it last. */
function dispatchTyped(field: Field, state: string, caret: Caret): void {
  if (isTicked(field)) {
    // The chosen one of its group reports the change.
    if (field.type === 'radio' && state === 'false') return;
    field.checked = state !== 'true';
    field.click();
    return;
  }
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  field.value = sentStateOf(field);
  set!.call(field, state);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret);
}
