import type { SomeTablesOf } from '../../platform/table-owners.ts';

/** Whose the rows are: they stand in the schema of threads, which export what a member wrote and liked with its place. */
export const postsTables = {
  'threads.likes': { uid: { stays: 'counted on what others wrote' } },
  'threads.link_previews': { none: 'what pages say of themselves' },
  'threads.posts': { authorid: { stays: 'others answered to them' } },
} as const satisfies SomeTablesOf<'threads'>;
