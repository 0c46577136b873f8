/** A route whose page writes, pays or decides something says so (`export const handle = { writes: true }`), or one around it. */
export interface WritingHandle {
  writes?: true;
}

/** What stands on the page at the moment. */
export interface OnPage {
  /** Of the page's route and those around it. */
  handles: readonly unknown[];
  hasDialog: boolean;
  hasChat: boolean;
  /** A toast says what has just been done. */
  hasToast: boolean;
  isTyping: boolean;
}

/** A congratulation never lies over a form, a chat, another dialog or what has just been said. */
export const mayCongratulate = ({ handles, hasDialog, hasChat, hasToast, isTyping }: OnPage): boolean =>
  !hasDialog && !hasChat && !hasToast && !isTyping && !handles.some((of) => (of as WritingHandle | undefined)?.writes);

/** The medal of joining, which the first steps speak of already. */
const ofJoining = 1;

/** What becomes of a medal that is due: the one of joining has no dialog, and is passed over where another waits after it. */
export function dueNow({ medalid }: { medalid: number }, more: number): 'show' | 'wait' | 'pass' {
  if (medalid !== ofJoining) return 'show';
  return more > 0 ? 'pass' : 'wait';
}

const fields = 'textarea, [contenteditable="true"], input:not([type]), input[type="text"], input[type="search"]';

const isFilled = (field: Element): boolean =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value !== ''
    : (field.textContent ?? '').trim() !== '';

/** Whether something is being written: the focus is in a field, or one holds words. */
export const isWriting = (page: Document): boolean =>
  page.activeElement?.matches(fields) === true || [...page.querySelectorAll(fields)].some(isFilled);
