const steps: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Where an arrow key leads in an open menu of so many entries; from its button (`at` -1) into it. Undefined for any other key. */
export function menuStep(key: string, at: number, count: number): number | undefined {
  // A menu that isn't entered yet leaves the page's own keys alone.
  if (count === 0 || (at < 0 && !key.startsWith('Arrow'))) return undefined;
  return steps[key]?.(at, count);
}

/** Arrow keys go through an open menu, as those of a list do. Ends by what it gives. */
export function walkByKeys(menu: HTMLElement, id: string): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const focused = document.activeElement;
    const isNear = focused === null || focused === document.body || focused.matches(`[popovertarget="${id}"]`);
    if (!isNear && !menu.contains(focused)) return;
    const entries = [...menu.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')].filter(
      (entry) => entry.offsetParent !== null,
    );
    const to = menuStep(event.key, entries.indexOf(focused as HTMLElement), entries.length);
    if (to === undefined) return;
    event.preventDefault();
    entries[to]!.focus();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
