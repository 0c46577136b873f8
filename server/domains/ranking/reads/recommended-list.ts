import type { DataOf } from '../../../../contract/call.ts';
import type { rankingCalls } from '../../../../contract/domains/ranking/calls.ts';
import { rankingLimits } from '../../../../contract/domains/ranking/limits.ts';
import type { discovered } from '../../../../contract/domains/ranking/shapes.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sharedFor } from '../../../platform/reading/parted.ts';
import { whole } from '../../../platform/reading/whole.ts';
import { mostFollowed, nobodyHidden } from '../../follows/index.ts';
import { presentDiscovered, presentTie } from '../present.ts';
import { placesBetween } from '../sql/places.ts';
import { membersShown } from '../visibility.ts';
import type { ReadDeps } from './deps.ts';
import { scopeOf } from './page.ts';

/** So many of each list are looked at. */
const looked = 60;

/** Members whom the reader may want to follow: the first of the reader's country, of all, and those with most followers. */
export const recommendedList =
  ({ people }: ReadDeps) =>
  async (ctx: Ctx): Promise<DataOf<(typeof rankingCalls)['ranking.recommended-list']>> => {
    const { db, actor } = ctx;
    const [near, far, famous, followed, hidden] = await Promise.all([
      placesBetween(db, scopeOf(actor?.countryFid ?? globalFid), 1, looked),
      placesBetween(db, 'everyone', 1, looked),
      mostFollowed(db, looked),
      actor ? people.followedBy(db, actor.uid) : new Set<number>(),
      actor ? people.hiddenFor(db, actor.uid) : nobodyHidden,
    ]);
    const points = new Map([...near, ...far].map((place) => [place.uid, place.points]));
    const uids = [...new Set([...points.keys(), ...famous])].filter((uid) => uid !== actor?.uid && !followed.has(uid));
    const cards = await membersShown(sharedFor(ctx, hidden), people.members, uids, { speaking: true });
    const list = uids
      .flatMap((uid) => cards.get(uid) ?? [])
      .slice(0, rankingLimits.recommended)
      .map((card) =>
        whole<typeof discovered>(
          presentDiscovered(ctx.locale, card, points.get(card.uid) ?? 0),
          presentTie(false, false),
        ),
      );
    return { list };
  };
