import type { DataOf } from '../../../../contract/call.ts';
import type { welcomeCalls } from '../../../../contract/domains/welcome/calls.ts';
import { welcomeLimits } from '../../../../contract/domains/welcome/limits.ts';
import type { WorthFollowing } from '../../../../contract/domains/welcome/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { countersOf, isThere, mostFollowed } from '../../follows/index.ts';
import type { MemberCard } from '../../members/index.ts';
import { groupInForce, maySpeak, sanctionsOf } from '../../moderation/index.ts';
import { mostReplied, oneLine } from '../rules/worth-following.ts';
import { boardsToChoose } from './boards.ts';
import type { ReadDeps } from './deps.ts';

type Call = (typeof welcomeCalls)['welcome.people'];

/** So many who replied, and so many with the most followers, are looked at. */
const looked = 100;

/** Members worth following: who replied on the chosen boards this week, then those with the most followers there. */
export const people =
  (deps: ReadDeps) =>
  async (ctx: MemberCtx): Promise<DataOf<Call>> => {
    const { countryFid } = ctx.actor;
    const [open, hour] = await Promise.all([
      boardsToChoose(ctx, deps.people.categories, countryFid),
      deps.hourOf(ctx.db, ctx.actor.uid),
    ]);
    const chosen = open.filter(({ typeid }) => hour.typeids.includes(typeid));
    const asked = chosen.length > 0 ? chosen : open.slice(0, welcomeLimits.interests);
    const rows = await deps.repliers(
      ctx.db,
      countryFid,
      asked.map(({ typeid }) => typeid),
      ctx.now,
    );
    const replied = mostReplied(rows).slice(0, looked);
    const famous = replied.length < looked ? await mostFollowed(ctx.db, looked) : [];
    const list = await shownOf(deps, ctx, replied, famous);
    const named = new Set(list.map(({ uid }) => uid));
    const boards = chosen.filter(({ typeid }) => rows.some((row) => row.typeid === typeid && named.has(row.uid)));
    return { boards: boards.map(({ typeid, name }) => ({ typeid, name })), list };
  };

/** Those who can be followed, in this order; who has only followers is of the reader's country. */
async function shownOf(
  { people: { members, followedBy, hiddenFor } }: ReadDeps,
  ctx: MemberCtx,
  replied: readonly { uid: number; replies: number }[],
  famous: readonly number[],
): Promise<WorthFollowing[]> {
  const { uid: reader, countryFid } = ctx.actor;
  const hidden = await hiddenFor(ctx.db, reader);
  const repliesOf = new Map(replied.map(({ uid, replies }) => [uid, replies]));
  const uids = [...new Set([...repliesOf.keys(), ...famous])].filter((uid) => uid !== reader && !hidden.has(uid));
  const [cards, sanctions] = await Promise.all([members(ctx.db, uids), sanctionsOf(ctx.db, uids, ctx.now)]);
  const speaks = ({ uid, groupid }: MemberCard) => maySpeak({ groupid: groupInForce(groupid, sanctions.get(uid)) });
  const shown = uids
    .map((uid) => cards.get(uid))
    .filter((card) => isThere(card) && speaks(card) && (repliesOf.has(card.uid) || card.countryFid === countryFid))
    .map((card) => card!)
    .slice(0, welcomeLimits.people);
  const [counters, followed] = await Promise.all([
    countersOf(
      ctx.db,
      shown.map(({ uid }) => uid),
    ),
    followedBy(ctx.db, reader),
  ]);
  return shown.map((card) => ({
    uid: card.uid,
    username: card.username,
    avatar: card.avatar,
    country_fid: card.countryFid,
    iscreator: card.showsAsCreator ? 1 : 0,
    line: oneLine(card.sightml, welcomeLimits.lineMax),
    replies: repliesOf.get(card.uid) ?? 0,
    fansCount: counters(card.uid).fans,
    follows_status: followed.has(card.uid) ? 1 : 0,
  }));
}
