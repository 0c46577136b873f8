import { type RefObject, useEffect, useId } from 'react';
import type { FoundMember } from '../../../../contract/domains/follows/shapes.ts';
import type { Naming } from '../naming.ts';
import { useNameKeys, useNames } from '../use-names.ts';
import { NameOptions } from './NameOptions.tsx';

export interface NameChoiceProps {
  naming: Naming;
  field: RefObject<HTMLTextAreaElement | null>;
  near: readonly FoundMember[];
  onChoose: (found: FoundMember) => void;
}

/** The list under a field: its keys work while somebody types there. */
export function NameChoice({ naming, field, near, onChoose }: NameChoiceProps) {
  const id = useId();
  const names = useNames(naming.query, { near });
  const { shown, chosen, press } = useNameKeys(names, onChoose);
  const listed = shown.length > 0;
  useEffect(() => {
    const writes = field.current;
    if (!listed || !writes) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey || !press(event.key)) return;
      event.preventDefault();
      // Enter would send, and Escape close the sheet.
      event.stopPropagation();
    };
    writes.addEventListener('keydown', onKey);
    return () => writes.removeEventListener('keydown', onKey);
  });
  useEffect(() => {
    const writes = field.current;
    if (!listed || !writes) return;
    const says = { 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-activedescendant': `${id}${chosen}` };
    for (const [name, value] of Object.entries(says)) writes.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(says)) writes.removeAttribute(name);
    };
  }, [field, id, listed, chosen]);
  return <NameOptions id={id} shown={shown} chosen={chosen} onChoose={onChoose} />;
}
