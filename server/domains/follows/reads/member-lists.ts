import type { CallSpec, InputOf } from '../../../../contract/call.ts';
import type { FollowItem, followItem, followPage } from '../../../../contract/domains/follows/shapes.ts';
import type { OwnOf, SharedOf } from '../../../../contract/own.ts';
import type { Ctx } from '../../../platform/context.ts';
import { nextPlace, type PageAsked, pageFigures, readPage } from '../../../platform/keyset.ts';
import { type PartedRead, parted, type SharedCtx, sharedFor } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isThere, mayFollow } from '../policy.ts';
import { ownFollowItem, presentFollowItem } from '../present.ts';
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

/** One page of whom a member follows, or of who follows them, without those hidden from the reader. */
export async function memberList(ctx: Ctx, people: People, which: MemberList, asked: PageAsked): Promise<FollowPage> {
  const hidden = ctx.actor ? await people.hiddenFor(ctx.db, ctx.actor.uid) : nobodyHidden;
  const { list, ...figures } = await sharedList(sharedFor(ctx, hidden), people, which, asked);
  const own = await ownItems(ctx, people, uidsOf(list));
  return { list: list.map((item, at) => ({ ...item, ...own[at]! })), ...figures };
}

type SharedItem = SharedOf<typeof followItem>;

const uidsOf = (list: readonly SharedItem[]): number[] => list.map(({ uid }) => uid);

/** The list as all readers see it who hide nobody on it. */
async function sharedList(
  ctx: SharedCtx,
  people: Pick<People, 'members'>,
  { of, list }: MemberList,
  asked: PageAsked,
): Promise<SharedOf<typeof followPage>> {
  ctx.reads(`u:${of}`);
  const read = list === 'fans' ? fansPage : followedPage;
  const found = await readPage(asked, async (limit, after) => {
    const rows = await read(ctx.db, of, { limit, after, without: ctx.hidden });
    return rows.filter(({ id }) => ctx.whyHidden(id) === undefined);
  });
  const counters = (await countersOf(ctx.db, [of]))(of);
  return {
    list: await sharedItems(
      ctx,
      people,
      found.rows.map(({ id }) => id),
    ),
    ...pageFigures(asked, found, counters[list]),
    next: nextPlace(found),
  };
}

async function sharedItems(
  ctx: SharedCtx,
  people: Pick<People, 'members'>,
  uids: readonly number[],
): Promise<SharedItem[]> {
  const [cards, counters] = await Promise.all([people.members(ctx.db, uids), countersOf(ctx.db, uids)]);
  return uids.flatMap((uid) => {
    const card = cards.get(uid);
    if (!isThere(card)) return [];
    ctx.reads(`u:${uid}`);
    return presentFollowItem(ctx.locale, card, counters(uid).fans);
  });
}

/** What the reader and the members of a list are to each other. */
async function ownItems(
  { actor, db }: Ctx,
  { followedBy }: Pick<People, 'followedBy'>,
  uids: readonly number[],
): Promise<OwnOf<typeof followItem>[]> {
  if (!actor) return uids.map(() => ownFollowItem({ follows: false, mutual: false }));
  const [followed, fans] = await Promise.all([followedBy(db, actor.uid), fansAmong(db, actor.uid, uids)]);
  const fansOfReader = new Set(fans);
  return uids.map((uid) => {
    const follows = followed.has(uid);
    return ownFollowItem({ follows, mutual: follows && fansOfReader.has(uid) });
  });
}

/** A call that answers a page of a member's list to any reader. */
type ListCall = CallSpec & { access: 'guest'; output: typeof followPage };

/** Another member's list: refused where there is no such member, or one of the two has blocked the other. */
export const othersList = <S extends ListCall>(
  people: People,
  list: MemberList['list'],
  asked: (input: InputOf<S>) => PageAsked & { of: number },
): PartedRead<S> => {
  const read = parted<ListCall>()({
    shared: async (ctx, input) => {
      const { of, ...page } = asked(input as InputOf<S>);
      const known = await people.members(ctx.db, [of]);
      if (!isThere(known.get(of))) refuse('follows.unknown_member');
      const answer = await sharedList(ctx, people, { of, list }, page);
      return { answer, facts: { of, uids: uidsOf(answer.list) } };
    },
    own: async (ctx, { of, uids }) => {
      await admit(ctx, people, of);
      return { list: await ownItems(ctx, people, uids) };
    },
  });
  return read as PartedRead<S>;
};

/** Refuses where a block stands between the reader and the member whose list it is. */
async function admit({ actor, db }: Ctx, { hiddenFor }: Pick<People, 'hiddenFor'>, of: number): Promise<void> {
  if (!actor || actor.uid === of) return;
  const refusal = mayFollow(actor.uid, of, isBlockedEitherWay(await hiddenFor(db, actor.uid), of));
  if (refusal) refuse(refusal);
}

/** Whether a block stands between the reader and a member; muting forbids nothing. */
export const isBlockedEitherWay = (hidden: Hidden, uid: number): boolean => {
  const why = hidden.get(uid);
  return why === 'blocked' || why === 'blocked_by';
};
