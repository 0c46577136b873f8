import type { originalTrait as shapes } from '../../../../../contract/domains/threads/traits/original/trait.ts';
import { flag } from '../../../../platform/flag.ts';
import type { Trait } from '../trait.ts';

/** The author's own work. */
export const originalTrait: Trait<typeof shapes> = {
  take: (_, { original }, { before }) => ({
    columns: { original: original === undefined ? (before?.original ?? false) : original === 1 },
  }),
  row: () => Promise.resolve({ fields: ({ original }) => ({ original: flag(original) }) }),
  edit: (_, thread) => ({ original: flag(thread?.original ?? false) }),
};
