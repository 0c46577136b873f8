import { Late } from '../../../lib/late.tsx';
import type { KindPartProps } from './kind.ts';
import { webKindOf } from './kinds.ts';

/** What a thread's kind draws in a card of a list, or on the thread's page. */
export function KindPart({ place, ...props }: KindPartProps & { place: 'Card' | 'Thread' }) {
  const Part = webKindOf(props.thread)[place];
  if (Part === null) return null;
  return (
    <Late wanted>
      <Part {...props} />
    </Late>
  );
}
