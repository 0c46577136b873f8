import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { feedsCalls } from '../../../../contract/domains/feeds/calls.ts';
import { countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { countersOf, isThere, mostFollowed } from '../../follows/index.ts';
import type { MemberCard } from '../../members/index.ts';
import { groupInForce, maySpeak, sanctionsOf } from '../../moderation/index.ts';
import { latestAuthors, readerOf } from '../../threads/index.ts';
import type { ReadDeps } from './deps.ts';
import { readsScope } from './reads-scope.ts';

type Call = (typeof feedsCalls)['feeds.for-you-recommend'];

/** So many members with the most fans, and so many of the newest threads' writers, are looked at. */
const looked = 200;
const shown = 20;

/** Members worth following: creators, those with the most fans in the country, and its writers of late. */
export const forYouRecommend =
  ({ people }: ReadDeps) =>
  async (ctx: Ctx, { fid }: InputOf<Call>): Promise<DataOf<Call>> => {
    if (!countryOfFid(fid)) return { list: [] };
    readsScope(ctx, fid);
    const reader = await readerOf(ctx, people);
    const [famous, writers] = await Promise.all([
      mostFollowed(ctx.db, looked),
      latestAuthors(ctx.db, { countryFid: fid }, { reader, limit: looked }),
    ]);
    const hidden = new Set(reader.hidden);
    const candidates = [...famous, ...writers].filter((uid) => uid !== reader.uid && !hidden.has(uid));
    const [cards, sanctions] = await Promise.all([
      people.members(ctx.db, candidates),
      sanctionsOf(ctx.db, candidates, ctx.now),
    ]);
    const speaks = ({ uid, groupid }: MemberCard) => maySpeak({ groupid: groupInForce(groupid, sanctions.get(uid)) });
    const there = [...cards.values()].filter(
      (card) => isThere(card) && speaks(card) && (fid === globalFid || card.countryFid === fid),
    );
    const uids = there.map((card) => card.uid);
    const [counters, followed] = await Promise.all([
      countersOf(ctx.db, uids),
      ctx.actor ? people.followedBy(ctx.db, ctx.actor.uid) : new Set<number>(),
    ]);
    const list = there
      .map((card) => ({
        uid: card.uid,
        username: card.username,
        avatar: card.avatar,
        country_fid: card.countryFid,
        fansCount: counters(card.uid).fans,
        iscreator: card.showsAsCreator ? (1 as const) : (0 as const),
        follows_status: followed.has(card.uid) ? (1 as const) : (0 as const),
      }))
      .sort(
        (a, b) =>
          a.follows_status - b.follows_status ||
          b.iscreator - a.iscreator ||
          b.fansCount - a.fansCount ||
          a.uid - b.uid,
      )
      .slice(0, shown);
    return { list };
  };
