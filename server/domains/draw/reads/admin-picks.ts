import type { DataOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { refuse } from '../../../platform/refusal.ts';
import { secondsOrNone } from '../../../platform/unix-seconds.ts';
import { membersByIds } from '../../members/index.ts';
import { findPick, type PickRow } from '../sql/picks.ts';
import { type PrizeRow, prizesOf } from '../sql/prizes.ts';
import { winnersOf } from './winners.ts';

type AdminPick = DataOf<(typeof drawCalls)['draw.admin-one']>['picks'][number];
type Reading = Pick<Ctx, 'db' | 'now' | 'locale'>;

/** Places as operators see them, with whole names. */
export async function adminPicksOf(
  ctx: Reading,
  picks: readonly PickRow[],
  prizes: readonly PrizeRow[],
): Promise<AdminPick[]> {
  const shown = await winnersOf(ctx, picks, prizes);
  const cards = await membersByIds(
    ctx.db,
    picks.flatMap(({ uid }) => uid ?? []),
  );
  return picks.flatMap((pick, at) => {
    const winner = shown[at];
    if (!winner) return [];
    return [
      {
        ...winner,
        ...{ uid: pick.uid ?? 0, username: cards.get(pick.uid ?? 0)?.username ?? '' },
        ...{ give_by: secondsOrNone(pick.give_by), has_address: flag(pick.address_at !== null) },
        sent_at: secondsOrNone(pick.sent_at),
      },
    ];
  });
}

/** One of them. */
export async function adminPickOf(ctx: Reading, drawid: number, place: number): Promise<AdminPick> {
  const pick = (await findPick(ctx.db, drawid, place)) ?? refuse('draw.place_unknown');
  const [shown] = await adminPicksOf(ctx, [pick], await prizesOf(ctx.db, [drawid]));
  return shown ?? refuse('draw.place_unknown');
}
