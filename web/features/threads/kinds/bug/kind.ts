import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { WebKind } from '../kind.ts';

export const bug: WebKind = {
  Card: drawn(part({ for: 'rare', load: () => import('./BugCard.tsx') }), (m) => m.BugCard),
  Thread: drawn(part({ for: 'rare', load: () => import('./BugPart.tsx') }), (m) => m.BugPart),
  words: () => [],
  live: () => ({}),
};
