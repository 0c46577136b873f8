import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { ComposedKind } from '../kind.ts';

/** Opened from the menu of what is forwarded. */
export const composedForward: ComposedKind = {
  order: 3,
  ...{ page: 'forward', title: 'threads.forward.new', icon: 'redo-2', tool: null },
  Composer: drawn(part({ for: 'rare', load: () => import('./ForwardComposer.tsx') }), (m) => m.ForwardComposer),
};
