/** What stands on the page at the moment. */
export interface OnPage {
  pathname: string;
  hasDialog: boolean;
  hasChat: boolean;
  isTyping: boolean;
}

/** Pages on which something is written, paid or decided, and the chats. */
const busyPages =
  /\/(message|note\/thread|order|redeem|welcome|confirm|forget|setting|exchange|operator|moderate|report|appeal|feedback|guardian|creator|banned)\b/;

/** A congratulation never lies over a form, a chat or another dialog. */
export const mayCongratulate = ({ pathname, hasDialog, hasChat, isTyping }: OnPage): boolean =>
  !hasDialog && !hasChat && !isTyping && !busyPages.test(pathname);

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
