/** Where in an element the reader is already: the focus is not taken from under their fingers. */
export function focusWithin(element: Element): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== element && element.contains(activeElement)
    ? activeElement
    : null;
}
