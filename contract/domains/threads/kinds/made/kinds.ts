// Made by `npm run lists` of what the domains declare: change it there.
import { bugKind } from '../bug/kind.ts';
import { forwardKind } from '../forward/kind.ts';
import { photoKind } from '../photo/kind.ts';
import { plainKind } from '../plain/kind.ts';
import { pollKind } from '../poll/kind.ts';
import { videoKind } from '../video/kind.ts';

/** Every kind of thread, by its name. */
export const threadKinds = {
  plain: plainKind,
  poll: pollKind,
  video: videoKind,
  forward: forwardKind,
  bug: bugKind,
  photo: photoKind,
} as const;
