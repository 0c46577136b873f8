import type { FollowItem } from '../../../../contract/domains/follows/shapes.ts';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { Ctx } from '../../../platform/context.ts';
import {
  numberedPages,
  type PageAsked,
  pageFigures,
  readPage,
  readTimeKey,
  type TimeKey,
  writeTimeKey,
} from '../../../platform/keyset.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createMemberCards, type MembersByIds } from '../../accounts/index.ts';
import { isThere, mayFollow } from '../policy.ts';
import { presentFollowItem } from '../present.ts';
import { fansAmong, fansPage, followedPage } from '../sql/follows.ts';
import { countersOf } from './counters.ts';
import { createFollowedBy, type FollowedBy } from './followed-by.ts';
import { createHiddenFor, type Hidden, type HiddenFor, nobodyHidden } from './hidden-for.ts';

/** What a process keeps of members for their lists. */
export interface ListDeps {
  members: MembersByIds;
  followedBy: FollowedBy;
  hiddenFor: HiddenFor;
}

export const createListDeps = (tags: TagBoard): ListDeps => ({
  members: createMemberCards(tags),
  followedBy: createFollowedBy(tags),
  hiddenFor: createHiddenFor(tags),
});

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
  deps: ListDeps,
  { of, list }: MemberList,
  asked: PageAsked,
): Promise<FollowPage> {
  const hidden = ctx.actor ? await deps.hiddenFor(ctx.db, ctx.actor.uid) : nobodyHidden;
  ctx.touch(`u:${of}`);
  const without = [...hidden.keys()];
  const read = list === 'fans' ? fansPage : followedPage;
  const paged = await readPage(asked, { pages: numberedPages, key: readTimeKey }, (limit, after) =>
    read(ctx.db, of, { limit, after, without }),
  );
  if (!paged) return refuse('wire.bad_input', { issues: [{ field: 'after', text: 'wire.issue.invalid' }] });
  const counters = (await countersOf(ctx.db, [of]))(of);
  const { rows, more } = paged;
  return {
    list: await hydrate(ctx, deps, rows),
    ...pageFigures(asked.page, asked.limit, counters[list], rows.length, more),
    next: more ? writeTimeKey(rows.at(-1)!) : '',
  };
}

async function hydrate(ctx: Ctx, deps: ListDeps, rows: readonly TimeKey[]): Promise<FollowItem[]> {
  const uids = rows.map((row) => row.id);
  const [cards, counters, followed, fans] = await Promise.all([
    deps.members(ctx.db, uids),
    countersOf(ctx.db, uids),
    ctx.actor ? deps.followedBy(ctx.db, ctx.actor.uid) : new Set<number>(),
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
export async function othersList(ctx: Ctx, deps: ListDeps, which: MemberList, asked: PageAsked): Promise<FollowPage> {
  const known = await deps.members(ctx.db, [which.of]);
  if (!isThere(known.get(which.of))) refuse('follows.unknown_member');
  const { actor } = ctx;
  if (actor && actor.uid !== which.of) {
    const refusal = mayFollow(actor.uid, which.of, keepsApart(await deps.hiddenFor(ctx.db, actor.uid), which.of));
    if (refusal) refuse(refusal);
  }
  return memberList(ctx, deps, which, asked);
}

/** Whether a block stands between the reader and a member; muting keeps nobody from anything. */
export const keepsApart = (hidden: Hidden, uid: number): boolean => {
  const why = hidden.get(uid);
  return why === 'blocked' || why === 'blocked_by';
};
