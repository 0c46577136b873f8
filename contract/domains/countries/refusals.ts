import type { Refusal } from '../../refusal.ts';

/** Expected refusals of the operators' list of categories. */
export const countriesRefusals = {
  'countries.category_unknown': {},
  'countries.category_unnamed': {},
  'countries.categories_full': {},
  'countries.category_stays': {},
} as const satisfies Record<string, Refusal>;
