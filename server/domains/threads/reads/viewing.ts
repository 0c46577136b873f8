import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Actor, Ctx } from '../../../platform/context.ts';
import { type Hidden, nobodyHidden, type People } from '../../follows/index.ts';
import type { MemberCard } from '../../members/index.ts';
import { guestReadaccess } from '../policy.ts';
import type { ListReader } from '../sql/thread-lists.ts';

/** Everything about the viewer and the writers that a page of threads or posts is presented with. */
export interface Viewing {
  viewer: Actor | null;
  locale: Language;
  card(uid: number): MemberCard | undefined;
  /** Writers whom the viewer follows. */
  followed: ReadonlySet<number>;
  /** Writers of whom the viewer sees nothing. */
  hidden: Hidden;
}

const none: ReadonlySet<number> = new Set();

/** Who is hidden from the reader of a page. */
export const hiddenHere = ({ actor, db }: Ctx, { hiddenFor }: Pick<People, 'hiddenFor'>): Promise<Hidden> =>
  actor ? hiddenFor(db, actor.uid) : Promise.resolve(nobodyHidden);

/** Hydrates a page by the uids that are named on it: cards, and what the viewer makes of their owners. */
export async function viewing(ctx: Ctx, people: People, uids: readonly number[]): Promise<Viewing> {
  const { actor, db } = ctx;
  const [cards, followed, hidden] = await Promise.all([
    people.members(db, uids),
    actor ? people.followedBy(db, actor.uid) : none,
    hiddenHere(ctx, people),
  ]);
  for (const uid of cards.keys()) ctx.touch(`u:${uid}`);
  return { viewer: actor, locale: ctx.locale, card: (uid) => cards.get(uid), followed, hidden };
}

/** The reader of a list, as its statements know one. */
export async function readerOf(ctx: Ctx, people: Pick<People, 'hiddenFor'>): Promise<ListReader> {
  const { actor } = ctx;
  const hidden = await hiddenHere(ctx, people);
  return { uid: actor?.uid ?? 0, readaccess: actor?.readaccess ?? guestReadaccess, hidden: [...hidden.keys()] };
}
