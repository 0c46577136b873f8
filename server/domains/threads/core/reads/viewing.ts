import type { ThreadType } from '../../../../../contract/domains/countries/shapes.ts';
import type { Language } from '../../../../../contract/primitives/countries.ts';
import type { WhyHidden } from '../../../../../contract/primitives/why-hidden.ts';
import type { ReadCtx, ReadDb } from '../../../../platform/context.ts';
import type { SharedCtx } from '../../../../platform/reading/parted.ts';
import { type Categories, categoriesTag } from '../../../countries/index.ts';
import { type Hidden, nobodyHidden, type People } from '../../../follows/index.ts';
import type { MemberCard } from '../../../members/index.ts';
import { guestReadaccess } from '../for-reader.ts';
import type { ListReader } from '../sql/thread-lists.ts';

/** The writers that a page of threads or posts is presented with. */
export interface Viewing {
  locale: Language;
  card(uid: number): MemberCard | undefined;
  /** Why the reader sees nothing of a member. */
  whyHidden(uid: number): WhyHidden | undefined;
  /** The category that a number names. */
  category(typeid: number): ThreadType;
}

/** What a process caches of members and of what countries talk about: threads are shown by it. */
export interface Shown extends People {
  categories: Categories;
}

/** Who is hidden from the reader of a page. */
export const hiddenHere = ({ actor, db }: ReadCtx, { hiddenFor }: Pick<People, 'hiddenFor'>): Promise<Hidden> =>
  actor ? hiddenFor(db, actor.uid) : Promise.resolve(nobodyHidden);

/** Hydrates a page by the uids that are named on it. */
export async function viewing(
  ctx: Pick<SharedCtx, 'locale' | 'reads' | 'whyHidden'> & { db: ReadDb },
  { members, categories }: Pick<Shown, 'members' | 'categories'>,
  uids: readonly number[],
): Promise<Viewing> {
  const [cards, category] = await Promise.all([members(ctx.db, uids), categories.naming(ctx.db, ctx.locale)]);
  ctx.reads(categoriesTag);
  for (const uid of cards.keys()) ctx.reads(`u:${uid}`);
  return { locale: ctx.locale, card: (uid) => cards.get(uid), whyHidden: ctx.whyHidden, category };
}

/** The readers of a list, as its statements know them. */
export const readersOf = ({ access, office, hidden }: Pick<SharedCtx, 'access' | 'office' | 'hidden'>): ListReader => ({
  uid: 0,
  readaccess: access ?? guestReadaccess,
  office,
  hidden,
});

/** The reader of a list, as its statements know one. */
export async function readerOf(ctx: ReadCtx, people: Pick<People, 'hiddenFor'>): Promise<ListReader> {
  const { actor } = ctx;
  const hidden = await hiddenHere(ctx, people);
  const { uid, readaccess, office } = actor ?? { uid: 0, readaccess: guestReadaccess, office: null };
  return { uid, readaccess, office, hidden: [...hidden.keys()] };
}
