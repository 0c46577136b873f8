import { useEffect, useState } from 'react';
import { followLimits } from '../../../contract/domains/follows/limits.ts';
import type { FoundMember } from '../../../contract/domains/follows/shapes.ts';
import { call } from '../../api/client.ts';
import { quietly } from '../../api/quietly.ts';

/** A pause of the hand after which names are asked for, in milliseconds. */
const askAfterMs = 200;

const nobody: readonly FoundMember[] = [];

/**
 * Members whose names begin so: those near first, who are known without asking; the others are asked for after a pause, and
 * what was found stays until the next is there. `offers` asks before the first character, too.
 */
export function useNames(query: string, { near = nobody, offers = false } = {}): readonly FoundMember[] {
  const [found, setFound] = useState(nobody);
  const asks = query !== '' || offers;
  useEffect(() => {
    if (!asks) return;
    let wanted = true;
    const ask = async () => {
      const { data } = await call('follows.find-members', { q: query });
      if (wanted) setFound(data.list);
    };
    const timer = setTimeout(() => void quietly(ask()), askAfterMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [query, asks]);
  return beginning(query, [...near, ...(asks ? found : nobody)]);
}

/** Each once, as many as are offered. */
export function beginning(query: string, all: readonly FoundMember[]): FoundMember[] {
  const begins = query.toLowerCase();
  const named = all.filter(({ username }) => username.toLowerCase().startsWith(begins));
  const first = named.filter(({ uid }, at) => named.findIndex((each) => each.uid === uid) === at);
  return first.slice(0, followLimits.offered);
}

/** Which of some names is chosen, and what the keys do with them. */
export function useNameKeys(names: readonly FoundMember[], onChoose: (found: FoundMember) => void) {
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState(false);
  const shown = closed ? nobody : names;
  const chosen = Math.min(at, shown.length - 1);
  /** Whether the list has used the key. */
  const press = (key: string): boolean => {
    const step = { ArrowDown: 1, ArrowUp: shown.length - 1 }[key];
    if (shown.length === 0) return false;
    if (step !== undefined) setAt((chosen + step) % shown.length);
    else if (key === 'Enter' || key === 'Tab') onChoose(shown[chosen]!);
    else if (key === 'Escape') setClosed(true);
    else return false;
    return true;
  };
  return { shown, chosen, press };
}
