import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Actor, Ctx } from '../../../platform/context.ts';
import type { MemberCard, MembersByIds } from '../../accounts/index.ts';
import type { FollowedBy } from '../../follows/index.ts';

/** What a process keeps of members. */
export interface People {
  members: MembersByIds;
  followedBy: FollowedBy;
}

/** Everything about the viewer and the writers that a page of threads or posts is presented with. */
export interface Viewing {
  viewer: Actor | null;
  locale: Language;
  card(uid: number): MemberCard | undefined;
  /** Writers whom the viewer follows. */
  followed: ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

/** Hydrates a page by the uids that are named on it: cards, and whom the viewer follows. */
export async function viewing(ctx: Ctx, { members, followedBy }: People, uids: readonly number[]): Promise<Viewing> {
  const { actor, db } = ctx;
  const [cards, followed] = await Promise.all([members(db, uids), actor ? followedBy(db, actor.uid) : none]);
  for (const uid of cards.keys()) ctx.touch(`u:${uid}`);
  return { viewer: actor, locale: ctx.locale, card: (uid) => cards.get(uid), followed };
}
