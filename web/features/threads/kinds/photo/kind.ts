import { boardFids } from '../../../../../contract/primitives/board-fids.ts';
import { photoBoardPath } from '../../../../lib/photo-path.ts';
import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { WebKind } from '../kind.ts';

const stage = part({ for: 'rare', load: () => import('./PhotoStage.tsx') });
const below = part({ for: 'rare', load: () => import('./PhotoPart.tsx') });

/** What an entry's page is made of beside the thread, so that it opens with its photo. */
export const photoParts = (): Promise<unknown> => Promise.all([stage(), below()]);

export const photo: WebKind = {
  Card: drawn(part({ for: 'rare', load: () => import('./PhotoCard.tsx') }), (m) => m.PhotoCard),
  Thread: drawn(below, (m) => m.PhotoPart),
  Stage: drawn(stage, (m) => m.PhotoStage),
  board: ({ fid }) => ({
    to: photoBoardPath(fid),
    text: fid === boardFids.dream ? 'contests.dreams' : 'contests.photos',
  }),
  words: ({ photo: entry }) => (entry?.dream?.what ? [entry.dream.what] : []),
  live: () => ({}),
};
