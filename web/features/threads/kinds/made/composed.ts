// Made by `npm run lists` of what the domains declare: change it there.
import type { KindName } from '../../../../../contract/domains/threads/kinds.ts';
import { composedBug } from '../bug/composed.ts';
import { composedForward } from '../forward/composed.ts';
import type { ComposedKind } from '../kind.ts';
import { composedPhoto } from '../photo/composed.ts';
import { composedPoll } from '../poll/composed.ts';
import { composedVideo } from '../video/composed.ts';

/** How every kind but plain is written, in the order of their tools: one that is missing does not compile. */
export const composedKinds: { readonly [N in Exclude<KindName, 'plain'>]: ComposedKind } = {
  video: composedVideo,
  poll: composedPoll,
  forward: composedForward,
  bug: composedBug,
  photo: composedPhoto,
};
