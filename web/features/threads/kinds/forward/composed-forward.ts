import { lazyPart } from '../../../../lib/late.tsx';
import type { ComposedKind } from '../kind.ts';

/** Opened from the menu of what is forwarded. */
export const composedForward: ComposedKind = {
  ...{ page: 'forward', title: 'threads.forward.new', icon: 'redo-2', tool: null },
  Composer: lazyPart(
    () => import('./ForwardComposer.tsx'),
    (m) => m.ForwardComposer,
    ['threads'],
  ),
};
