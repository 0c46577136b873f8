import type { ThreadType } from '../../../../contract/domains/countries/shapes.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { ReadDb } from '../../../platform/context.ts';
import { primaryOf } from '../../../platform/replicas/primary-of.ts';
import { categoriesOf, community, standsIn, takesThreadsOf, threadTypeOf } from '../rules/categories.ts';
import { allCategories, type Category } from '../sql/categories.ts';

/** Cache tag of all categories: whatever names one depends on it. */
export const categoriesTag = 'categories';

/** What the categories are called, and where threads may go. */
export interface Categories {
  /** Open categories of a country, in the order of their list; the one of all that name none is among them. */
  of(db: ReadDb, countryFid: number, locale: Language): Promise<ThreadType[]>;
  /** Names one of them, open or closed; one that isn't there is the community. */
  naming(db: ReadDb, locale: Language): Promise<(typeid: number) => ThreadType>;
  /** One that stands in a country, closed ones too. */
  find(db: ReadDb, countryFid: number, typeid: number, locale: Language): Promise<Standing | undefined>;
  /** Whether the people of a country may open a thread there. */
  takes(db: ReadDb, countryFid: number, typeid: number): Promise<boolean>;
}

/** A category of a country; a closed one takes no more threads, and one that is `everywhere` every country has. */
export type Standing = ThreadType & { open: boolean; everywhere: boolean };

interface Known {
  position: number;
  all: readonly Category[];
  byId: ReadonlyMap<number, Category>;
}

/** Caches the categories in this process until operators change one; there are a few hundred at most. */
export function createCategories(tags: TagBoard): Categories {
  let known: Known | undefined;
  const current = async (db: ReadDb): Promise<Known> => {
    if (known && !tags.movedSince([categoriesTag], known.position)) return known;
    const position = tags.position();
    const all = await allCategories(primaryOf(db));
    known = { position, all, byId: new Map(all.map((category) => [category.typeid, category])) };
    return known;
  };
  return {
    of: async (db, countryFid, locale) =>
      categoriesOf(countryFid, (await current(db)).all).map((category) => threadTypeOf(category, locale)),
    naming: async (db, locale) => {
      const { byId } = await current(db);
      const fallback = byId.get(community)!;
      return (typeid) => threadTypeOf(byId.get(typeid) ?? fallback, locale);
    },
    find: async (db, countryFid, typeid, locale) => {
      const category = (await current(db)).byId.get(typeid);
      if (!category || !standsIn(countryFid, category)) return undefined;
      const { closed_at, country_fid } = category;
      return { ...threadTypeOf(category, locale), open: closed_at === null, everywhere: country_fid === 0 };
    },
    takes: async (db, countryFid, typeid) => takesThreadsOf(countryFid, (await current(db)).byId.get(typeid)),
  };
}
