import { type RefObject, useEffect, useId, useRef, useState } from 'react';

/** The search field that a list of options stands below. */
const fieldOf = (list: Element): HTMLInputElement | null | undefined =>
  (list.closest('[role="search"]') ?? document.querySelector('[role="search"]'))?.querySelector('[type="search"]');

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Options {
  list: RefObject<HTMLDivElement | null>;
  id: string;
  /** The option at which the arrow keys are; -1 in the field itself. */
  at: number;
}

/**
 * Options below a search field, reached by arrow keys while the focus stays in it: Enter follows the one that is active,
 * Home and End lead back into the field. The field is a combobox once it has had options, and `onEscape` closes them.
 */
export function useOptions(keys: readonly string[], onEscape?: () => void): Options {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState('');
  const at = keys.indexOf(active);
  useEffect(() => {
    const field = list.current && fieldOf(list.current);
    if (!field) return;
    const given = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-expanded': 'true' };
    for (const [name, value] of Object.entries(given)) field.setAttribute(name, value);
    return () => {
      field.setAttribute('aria-expanded', 'false');
      for (const name of ['aria-controls', 'aria-activedescendant']) field.removeAttribute(name);
    };
  }, [id]);
  useEffect(() => {
    const field = list.current && fieldOf(list.current);
    if (!field) return;
    const option = document.getElementById(`${id}${at}`);
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
    const press = (event: KeyboardEvent): void => {
      const step = steps[event.key];
      if (event.isComposing) return;
      if (step !== undefined) setActive(keys[afterStep(at, step, keys.length)] ?? '');
      else if (event.key === 'Enter' && option) option.click();
      else if (event.key === 'Escape' && onEscape) onEscape();
      else {
        setActive('');
        return;
      }
      event.preventDefault();
    };
    field.addEventListener('keydown', press);
    return () => field.removeEventListener('keydown', press);
  });
  return { list, id, at };
}

/** From one to the next around, past the field itself. */
export const afterStep = (at: number, step: number, length: number): number =>
  ((at + 1 + step + length + 1) % (length + 1)) - 1;
