import { lazyPart } from '../../../../lib/late.tsx';
import type { ComposedKind } from '../kind.ts';

export const composedPoll: ComposedKind = {
  ...{ page: 'pollp', title: 'threads.poll.new', icon: 'chart-column', tool: 'threads.poll.tool' },
  Composer: lazyPart(
    () => import('./PollComposer.tsx'),
    (m) => m.PollComposer,
    ['threads'],
  ),
};
