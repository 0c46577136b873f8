import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { ComposedKind } from '../kind.ts';

export const composedBug: ComposedKind = {
  order: 4,
  ...{ page: 'bug', title: 'threads.bug.name', icon: 'square-pen', tool: null },
  Composer: drawn(part({ for: 'rare', load: () => import('./BugComposer.tsx') }), (m) => m.BugComposer),
};
