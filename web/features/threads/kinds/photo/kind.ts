import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { WebKind } from '../kind.ts';

export const photo: WebKind = {
  Card: drawn(part({ for: 'rare', load: () => import('./PhotoCard.tsx') }), (m) => m.PhotoCard),
  Thread: drawn(part({ for: 'rare', load: () => import('./PhotoPart.tsx') }), (m) => m.PhotoPart),
  Stage: drawn(part({ for: 'rare', load: () => import('./PhotoStage.tsx') }), (m) => m.PhotoStage),
  words: ({ photo: entry }) => (entry?.dream?.what ? [entry.dream.what] : []),
  live: () => ({}),
};
