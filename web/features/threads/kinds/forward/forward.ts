import { lazyPart } from '../../../../lib/late.tsx';
import type { WebKind } from '../kind.ts';

const Part = lazyPart(
  () => import('./ForwardPart.tsx'),
  (m) => m.ForwardPart,
  ['threads'],
);

/** Another thread, with words of one's own. */
export const forward: WebKind = {
  Card: Part,
  Thread: Part,
  words: () => [],
  live: () => ({}),
};
