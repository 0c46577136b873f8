import { postLimits } from '../../../../../contract/domains/posts/limits.ts';
import { regularPostsOpen } from '../../settings.ts';
import type { Kind, Writing } from '../kind.ts';

/** Words and pictures alone: a plain thread stores and adds nothing. Operators may switch it off (R-THR-035). */
export const plain: Kind<object, null, never, { own: object }> & Writing<object, null> = {
  name: 'plain',
  message: { least: postLimits.messageOver + 1, most: postLimits.messageMax },
  mayCreate: async (settings) => ((await settings.get(regularPostsOpen)) ? undefined : 'threads.regular_posts_off'),
  take: () => Promise.resolve(null),
  fromDraft: () => ({}),
  fromPlain: () => ({}),
  store: () => Promise.resolve(),
  replace: () => Promise.resolve(),
  mayEdit: () => undefined,
  release: () => Promise.resolve(),
  hydrate: () => Promise.resolve(new Map<number, never>()),
  shared: () => ({}),
  own: () => Promise.resolve(new Map()),
};
