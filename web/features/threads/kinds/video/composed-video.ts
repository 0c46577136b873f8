import { lazyPart } from '../../../../lib/late.tsx';
import type { ComposedKind } from '../kind.ts';

export const composedVideo: ComposedKind = {
  ...{ page: 'videop', title: 'threads.video.new', icon: 'video', tool: 'threads.video.tool' },
  Composer: lazyPart(
    () => import('./VideoComposer.tsx'),
    (m) => m.VideoComposer,
    ['threads'],
  ),
};
