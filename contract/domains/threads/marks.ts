import { z } from 'zod';
import { count, flag } from '../../primitives/fields.ts';

/** A post's like, as each call that sets one answers. */
export const liked = z.object({ is_like: flag, like: count });

/** What liking any post may refuse. */
export const likeRefusals = [
  'threads.kept_apart',
  'threads.not_exist',
  'threads.post_not_exist',
  'threads.no_permission',
  'threads.banned',
  'threads.photo_own_like',
  'threads.photo_frozen',
] as const;
