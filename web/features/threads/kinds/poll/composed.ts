import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { ComposedKind } from '../kind.ts';

export const composedPoll: ComposedKind = {
  order: 2,
  ...{ page: 'pollp', title: 'threads.poll.new', icon: 'chart-column', tool: 'threads.poll.tool' },
  Composer: drawn(part({ for: 'rare', load: () => import('./PollComposer.tsx') }), (m) => m.PollComposer),
};
