import { type RefObject, useEffect, useState } from 'react';
import { nameBegun } from '../../../contract/primitives/typed-names.ts';

/** A member that is being named in a field: the characters after the @, and where the @ stands. */
export interface Naming {
  query: string;
  from: number;
}

/** Of a text as much as a name may take before the caret. */
const looked = 32;

/** Whom somebody begins to name before the caret; null where nobody is. */
export function namingIn(text: string, caret: number): Naming | null {
  const query = nameBegun(text.slice(Math.max(0, caret - looked), caret));
  return query === null ? null : { query, from: caret - query.length - 1 };
}

/** A text with a name in place of what was typed of it, and where the caret stands then. */
export function withName(text: string, { query, from }: Naming, username: string): { text: string; caret: number } {
  const after = text.slice(from + 1 + query.length);
  const named = `@${username}${after.startsWith(' ') ? '' : ' '}`;
  const caret = from + username.length + 2;
  return { text: text.slice(0, from) + named + after, caret };
}

/** Whom somebody begins to name in a field as they write in it. */
export function useNaming(field: RefObject<HTMLTextAreaElement | null>, value: string): Naming | null {
  const [naming, setNaming] = useState<Naming | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed moves the caret
  useEffect(() => {
    const look = () => {
      const writes = field.current;
      const { selectionStart = 0, selectionEnd = 0 } = writes ?? {};
      const writing = writes && document.activeElement === writes && selectionStart === selectionEnd;
      const now = writing ? namingIn(writes.value, selectionStart) : null;
      setNaming((before) => (before?.from === now?.from && before?.query === now?.query ? before : now));
    };
    look();
    const writes = field.current;
    document.addEventListener('selectionchange', look);
    writes?.addEventListener('blur', look);
    return () => {
      document.removeEventListener('selectionchange', look);
      writes?.removeEventListener('blur', look);
    };
  }, [field, value]);
  return naming;
}
