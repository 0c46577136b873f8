// Made by `npm run lists` of what the domains declare: change it there.
import type { KindName } from '../../../../../contract/domains/threads/kinds.ts';
import { bug } from '../bug/kind.ts';
import { forward } from '../forward/kind.ts';
import type { WebKind } from '../kind.ts';
import { photo } from '../photo/kind.ts';
import { plain } from '../plain/kind.ts';
import { poll } from '../poll/kind.ts';
import { video } from '../video/kind.ts';

/** Every kind of thread on screen: one that is missing does not compile. */
export const kinds: { readonly [N in KindName]: WebKind } = {
  bug,
  forward,
  photo,
  plain,
  poll,
  video,
};
