import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { ComposedKind } from '../kind.ts';

export const composedPhoto: ComposedKind = {
  order: 5,
  ...{ page: 'photo', title: 'threads.photo.name', icon: 'square-pen', tool: null },
  Composer: drawn(part({ for: 'rare', load: () => import('./PhotoComposer.tsx') }), (m) => m.PhotoComposer),
};
