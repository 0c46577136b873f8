// Made by `npm run lists` of what the domains declare: change it there.
import type { KindName } from '../../../../../contract/domains/threads/kinds.ts';
import { bug } from '../bug/kind.ts';
import { forward } from '../forward/kind.ts';
import { type ListedKind, listed } from '../kind.ts';
import { photo } from '../photo/kind.ts';
import { plain } from '../plain/kind.ts';
import { poll } from '../poll/kind.ts';
import { video } from '../video/kind.ts';

/** Every kind of thread: one that is missing does not compile. */
export const kinds: { readonly [N in KindName]: ListedKind } = {
  bug: listed('bug', bug),
  forward: listed('forward', forward),
  photo: listed('photo', photo),
  plain: listed('plain', plain),
  poll: listed('poll', poll),
  video: listed('video', video),
};
