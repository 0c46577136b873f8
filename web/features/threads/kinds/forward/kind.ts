import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { WebKind } from '../kind.ts';

const Part = drawn(part({ for: 'rare', load: () => import('./ForwardPart.tsx') }), (m) => m.ForwardPart);

/** Another thread, with words of one's own. */
export const forward: WebKind = {
  Card: Part,
  Thread: Part,
  words: () => [],
  live: () => ({}),
};
