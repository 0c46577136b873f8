import { postLimits } from '../../../../../contract/domains/posts/limits.ts';
import type { Bug } from '../../../../../contract/domains/threads/kinds/bug/shapes.ts';
import type { Kind, Writing } from '../kind.ts';

/** Declared, and not open yet: it stores and adds nothing. */
export const bug: Kind<object, null, never, Bug> & Writing<object, null> = {
  name: 'bug',
  message: { least: postLimits.messageOver + 1, most: postLimits.messageMax },
  mayCreate: () => Promise.resolve('wire.not_open'),
  take: () => Promise.resolve(null),
  store: () => Promise.resolve(),
  replace: () => Promise.resolve(),
  mayEdit: () => undefined,
  release: () => Promise.resolve(),
  hydrate: () => Promise.resolve(new Map<number, never>()),
  shared: () => ({}),
  own: () => Promise.resolve(new Map()),
};
