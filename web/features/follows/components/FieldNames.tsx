import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { FoundMember } from '../../../../contract/domains/follows/shapes.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useNaming, withName } from '../naming.ts';

/** Its code comes with the first @ that begins a name. */
const NameChoice = drawn(part({ for: 'pressed', load: () => import('./NameChoice.tsx') }), (m) => m.NameChoice);

interface FieldNamesProps {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (text: string) => void;
  /** Whom the page shows: offered first. */
  near?: readonly FoundMember[];
}

const nobody: readonly FoundMember[] = [];

/** Members to choose from while one is being named in a field. */
export function FieldNames({ field, value, onChange, near = nobody }: FieldNamesProps) {
  const naming = useNaming(field, value);
  const [failed, setFailed] = useState(false);
  const caret = useRef<number | null>(null);
  // Before anything more is typed: a new text puts the caret at its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the name stands there
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);
  const choose = ({ username }: FoundMember) => {
    if (!naming) return;
    const named = withName(value, naming, username);
    caret.current = named.caret;
    onChange(named.text);
  };
  if (!naming) return null;
  return (
    <NameChoice
      wanted={!failed}
      onFailed={() => setFailed(true)}
      key={naming.from}
      naming={naming}
      field={field}
      near={near}
      onChoose={choose}
    />
  );
}
