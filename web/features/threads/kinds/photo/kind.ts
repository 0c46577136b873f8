import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { WebKind } from '../kind.ts';

export const photo: WebKind = {
  Card: drawn(part({ for: 'rare', load: () => import('./PhotoCard.tsx') }), (m) => m.PhotoCard),
  Thread: drawn(part({ for: 'rare', load: () => import('./PhotoPart.tsx') }), (m) => m.PhotoPart),
  words: () => [],
  live: () => ({}),
};
