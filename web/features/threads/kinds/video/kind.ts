import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { WebKind } from '../kind.ts';

/** A video of this site, or a link to one elsewhere (R-VID-002, R-VID-003). */
export const video: WebKind = {
  Card: drawn(part({ for: 'rare', load: () => import('./VideoCard.tsx') }), (m) => m.VideoCard),
  Thread: drawn(part({ for: 'rare', load: () => import('./VideoPart.tsx') }), (m) => m.VideoPart),
  sharedAs: 'video',
  words: ({ video: shown }) => (shown?.description ? [shown.description] : []),
  live: ({ video: shown }, news) => (shown && news.video ? { video: { ...news.video, own: shown.own } } : {}),
};
