import type { OwnersIn } from '../../platform/table-owners.ts';

/** Whose the rows are. */
export const countriesTables: OwnersIn<'countries'> = {
  'countries.categories': { none: 'names of boards' },
  'countries.here': { none: 'how many people had a page open' },
};
