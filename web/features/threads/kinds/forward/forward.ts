import { lazyPart } from '../../../../lib/late.tsx';
import type { WebKind } from '../kind.ts';

const Part = lazyPart(
  () => import('./ForwardPart.tsx'),
  (m) => m.ForwardPart,
  ['threads'],
);

/** Another thread, with words of one's own; its composer is opened from the menu of what is forwarded. */
export const forward: WebKind = {
  create: { page: 'forward', title: 'threads.forward.new', icon: 'redo-2', tool: null },
  Composer: lazyPart(
    () => import('./ForwardComposer.tsx'),
    (m) => m.ForwardComposer,
    ['threads'],
  ),
  Card: Part,
  Thread: Part,
  words: () => [],
  live: () => ({}),
};
