import type { OwnersIn } from '../../platform/table-owners.ts';

/** Whose the rows are. */
export const feedsTables: OwnersIn<'feeds'> = {
  'feeds.hot': { none: 'scores of threads' },
};
