import { useState } from 'react';
import { randomString } from '../lib/random.ts';

/** A form's fields while they are filled in; `key` names this state of them, so that it is saved once however often it is sent. */
export function useDraft<T extends object>(first: () => T) {
  const [draft, setDraft] = useState(first);
  const [key, setKey] = useState(randomString);
  const change = (part: Partial<T>) => {
    setDraft({ ...draft, ...part });
    setKey(randomString());
  };
  return { draft, change, key };
}
