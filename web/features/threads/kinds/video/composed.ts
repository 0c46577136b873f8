import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { ComposedKind } from '../kind.ts';

export const composedVideo: ComposedKind = {
  order: 1,
  ...{ page: 'videop', title: 'threads.video.new', icon: 'video', tool: 'threads.video.tool' },
  Composer: drawn(part({ for: 'rare', load: () => import('./VideoComposer.tsx') }), (m) => m.VideoComposer),
};
