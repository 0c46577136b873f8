import { lazyPart } from '../../../../lib/late.tsx';
import type { WebKind } from '../kind.ts';

/** A video of this site, or a link to one elsewhere (R-VID-002, R-VID-003). */
export const video: WebKind = {
  Card: lazyPart(
    () => import('./VideoCard.tsx'),
    (m) => m.VideoCard,
    ['threads'],
  ),
  Thread: lazyPart(
    () => import('./VideoPart.tsx'),
    (m) => m.VideoPart,
    ['threads'],
  ),
  sharedAs: 'video',
  words: ({ video: shown }) => (shown?.description ? [shown.description] : []),
  live: ({ video: shown }, news) => (shown && news.video ? { video: { ...news.video, own: shown.own } } : {}),
};
