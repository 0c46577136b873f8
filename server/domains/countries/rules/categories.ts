import type { CategoryRow, ThreadType } from '../../../../contract/domains/countries/shapes.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Category, CategoryWords } from '../sql/categories.ts';

/** The category of threads that name none; every country has it, and it is never closed. */
export const community = 0;

/** Whether a country's people may open a thread there. */
export const takesThreadsOf = (countryFid: number, category: Category | undefined): boolean =>
  category !== undefined && category.closed_at === null && standsIn(countryFid, category);

/** Whether a category is a country's own, or one that every country has. */
export const standsIn = (countryFid: number, { country_fid }: Category): boolean =>
  country_fid === 0 || country_fid === countryFid;

/** The open categories of a country: those that every country has and its own, by their places. */
export const categoriesOf = (countryFid: number, all: readonly Category[]): Category[] =>
  all
    .filter((category) => takesThreadsOf(countryFid, category))
    .sort((a, b) => a.position - b.position || a.typeid - b.typeid);

/** A category as its readers see it. */
export const threadTypeOf = (category: Category, locale: Language): ThreadType => ({
  typeid: category.typeid,
  name: category[`name_${locale}`],
  description: category[`line_${locale}`],
  icon: category.icon,
});

/** A category as operators see it. */
export const categoryRowOf = ({ closed_at, ...category }: Category): CategoryRow => ({
  ...category,
  open: closed_at === null,
});

/** Words without the spaces around them; undefined where a language has no name. */
export function takeWords(words: CategoryWords): CategoryWords | undefined {
  const trimmed = Object.fromEntries(Object.entries(words).map(([key, word]) => [key, word.trim()])) as CategoryWords;
  const named = Object.entries(trimmed).every(([key, word]) => !key.startsWith('name_') || word !== '');
  return named ? trimmed : undefined;
}
