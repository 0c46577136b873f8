const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** Sends the form; one that is off by its looks alone says why when it is pressed. */
const isSender = (element: Element): element is HTMLButtonElement =>
  element instanceof HTMLButtonElement && (element.type === 'submit' || element.ariaDisabled === 'true');

/** The button that sends what is written in a field: of its form, or the last at the foot of its dialog. */
export function senderOf(field: HTMLElement): HTMLButtonElement | undefined {
  const form = field.closest('form');
  if (form) return [...form.elements].filter(isSender).find(isShown);
  const foot = field.closest('dialog')?.querySelectorAll<HTMLButtonElement>('.dialog-foot button');
  return foot && [...foot].filter(isShown).at(-1);
}

/** Ctrl+Enter, and Cmd+Enter, press it from any field of several lines; one marked with `data-own-keys` has keys of its own. */
export function sendByKeys(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, target } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || event.shiftKey || event.altKey || event.isComposing) return;
  if (!(target instanceof HTMLElement) || !target.matches('textarea, [contenteditable]')) return;
  if (target.dataset.ownKeys !== undefined) return;
  // Before an editor makes a line of it.
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) senderOf(target)?.click();
}
