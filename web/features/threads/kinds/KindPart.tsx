import { useDeferredValue, useMemo } from 'react';
import type { KindPartProps } from './kind.ts';
import { webKindOf } from './kinds.ts';

/**
 * What a thread's kind draws in a card of a list, or on the thread's page. It changes after what stands around it: React
 * would else take the server's drawing away where something changes before the part's code has come.
 */
export function KindPart(props: KindPartProps & { place: 'Card' | 'Thread' | 'Stage' }) {
  const shown = useDeferredValue(props);
  return useMemo(() => {
    const { place, ...rest } = shown;
    const Part = webKindOf(rest.thread)[place];
    if (!Part) return null;
    return <Part {...rest} />;
  }, [shown]);
}
