import type { FollowItem } from '../../../../contract/domains/follows/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { nextPlace, type PageAsked, pageFigures, readPage, type TimeKey } from '../../../platform/keyset.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isThere, mayFollow } from '../policy.ts';
import { presentFollowItem } from '../present.ts';
import { fansAmong, fansPage, followedPage } from '../sql/follows.ts';
import { countersOf } from './counters.ts';
import { type Hidden, nobodyHidden } from './hidden-for.ts';
import type { People } from './people.ts';

/** Which list of whom. */
export type MemberList = { of: number; list: 'follows' | 'fans' };

interface FollowPage {
  list: FollowItem[];
  page: number;
  count: number;
  totalPage: number;
  next: string;
}

/** One page of whom a member follows, or of who follows them. Whoever is hidden from the reader is left out. */
export async function memberList(
  ctx: Ctx,
  people: People,
  { of, list }: MemberList,
  asked: PageAsked,
): Promise<FollowPage> {
  const hidden = ctx.actor ? await people.hiddenFor(ctx.db, ctx.actor.uid) : nobodyHidden;
  ctx.touch(`u:${of}`);
  const without = [...hidden.keys()];
  const read = list === 'fans' ? fansPage : followedPage;
  const found = await readPage(asked, (limit, after) => read(ctx.db, of, { limit, after, without }));
  const counters = (await countersOf(ctx.db, [of]))(of);
  return {
    list: await hydrate(ctx, people, found.rows),
    ...pageFigures(asked, found, counters[list]),
    next: nextPlace(found),
  };
}

async function hydrate(ctx: Ctx, people: People, rows: readonly TimeKey[]): Promise<FollowItem[]> {
  const uids = rows.map((row) => row.id);
  const [cards, counters, followed, fans] = await Promise.all([
    people.members(ctx.db, uids),
    countersOf(ctx.db, uids),
    ctx.actor ? people.followedBy(ctx.db, ctx.actor.uid) : new Set<number>(),
    ctx.actor ? fansAmong(ctx.db, ctx.actor.uid, uids) : [],
  ]);
  const fansOfReader = new Set(fans);
  return uids.flatMap((uid) => {
    const card = cards.get(uid);
    if (!isThere(card)) return [];
    ctx.touch(`u:${uid}`);
    const follows = followed.has(uid);
    return presentFollowItem(ctx.locale, card, {
      fans: counters(uid).fans,
      follows,
      mutual: follows && fansOfReader.has(uid),
    });
  });
}

/** Another member's list: refused where there is no such member, or one of the two has blocked the other. */
export async function othersList(ctx: Ctx, people: People, which: MemberList, asked: PageAsked): Promise<FollowPage> {
  const known = await people.members(ctx.db, [which.of]);
  if (!isThere(known.get(which.of))) refuse('follows.unknown_member');
  const { actor } = ctx;
  if (actor && actor.uid !== which.of) {
    const refusal = mayFollow(actor.uid, which.of, keepsApart(await people.hiddenFor(ctx.db, actor.uid), which.of));
    if (refusal) refuse(refusal);
  }
  return memberList(ctx, people, which, asked);
}

/** Whether a block stands between the reader and a member; muting keeps nobody from anything. */
export const keepsApart = (hidden: Hidden, uid: number): boolean => {
  const why = hidden.get(uid);
  return why === 'blocked' || why === 'blocked_by';
};
