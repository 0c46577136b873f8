import type { Db } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { takeWords } from '../rules/categories.ts';
import { type Category, type CategoryFields, lockCategory } from '../sql/categories.ts';

/** What an operator said of a category, once it is named in every language. */
export const takeFields = ({ icon, position, ...words }: CategoryFields): CategoryFields => ({
  ...(takeWords(words) ?? refuse('countries.category_unnamed')),
  icon,
  position,
});

/** One that is there, locked. */
export const lockKnown = async (db: Db, typeid: number): Promise<Category> =>
  (await lockCategory(db, typeid)) ?? refuse('countries.category_unknown');

/** What the audit trail shows of one. */
export const auditedFields = ({
  typeid: _,
  country_fid: _country,
  closed_at: _closed,
  ...fields
}: Category): CategoryFields => fields;
